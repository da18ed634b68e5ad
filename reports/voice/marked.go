package voice

import (
	"text/template"
	"text/template/parse"

	"machipost/reports/page"
)

// markIn puts the marks of a letter into the text of templates, once, in the place of a call
// of a function for each cell of each letter.
func markIn(t *template.Template) {
	marks := map[string]string{}
	for name, mark := range page.Marks() {
		if constant, is := mark.(func() string); is {
			marks[name] = constant()
		}
	}
	for _, one := range t.Templates() {
		if one.Tree != nil {
			markNodes(one.Root, marks)
		}
	}
}

// markNodes is markIn of the nodes of a list, and of those within them.
func markNodes(list *parse.ListNode, marks map[string]string) {
	if list == nil {
		return
	}
	kept := list.Nodes[:0]
	for _, node := range list.Nodes {
		switch node := node.(type) {
		case *parse.IfNode:
			markBranch(&node.BranchNode, marks)
		case *parse.RangeNode:
			markBranch(&node.BranchNode, marks)
		case *parse.WithNode:
			markBranch(&node.BranchNode, marks)
		}
		text, is := textOf(node, marks)
		if !is {
			kept = append(kept, node)
			continue
		}
		if len(kept) > 0 {
			if before, is := kept[len(kept)-1].(*parse.TextNode); is {
				before.Text = append(before.Text[:len(before.Text):len(before.Text)], text...)
				continue
			}
		}
		kept = append(kept, &parse.TextNode{NodeType: parse.NodeText, Pos: node.Position(), Text: []byte(text)})
	}
	list.Nodes = kept
}

func markBranch(b *parse.BranchNode, marks map[string]string) {
	markNodes(b.List, marks)
	markNodes(b.ElseList, marks)
}

// textOf is what a node always says: text, or a mark; false for any other.
func textOf(node parse.Node, marks map[string]string) (text string, is bool) {
	switch node := node.(type) {
	case *parse.TextNode:
		return string(node.Text), true
	case *parse.ActionNode:
		if len(node.Pipe.Decl) > 0 || len(node.Pipe.Cmds) != 1 || len(node.Pipe.Cmds[0].Args) != 1 {
			return "", false
		}
		if name, called := node.Pipe.Cmds[0].Args[0].(*parse.IdentifierNode); called {
			text, is = marks[name.Ident]
		}
	}
	return text, is
}
