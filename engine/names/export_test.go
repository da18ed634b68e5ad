package names

// Catalogue is the catalogue of names, for tests.
func Catalogue() []Name { return catalogue[:] }
