package gm

func (r *reading) newGame(map[string]string) (string, error) { return "", nil }
func (r *reading) join(map[string]string) (string, error)    { return "", nil }
func (r *reading) leave(map[string]string) (string, error)   { return "", nil }
