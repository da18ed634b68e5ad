package gm

func (r *reading) wait(map[string]string) (string, error)      { return "", nil }
func (r *reading) ready(map[string]string) (string, error)     { return "", nil }
func (r *reading) extension(map[string]string) (string, error) { return "", nil }
func (r *reading) absent(map[string]string) (string, error)    { return "", nil }
func (r *reading) resign(map[string]string) (string, error)    { return "", nil }
func (r *reading) voteEnd(map[string]string) (string, error)   { return "", nil }
