package disk

import (
	"io/fs"
	"syscall"
)

// networks are the magic numbers of file systems of other machines (statfs(2), and
// linux/magic.h).
var networks = map[int64]string{
	0x6969: "nfs", 0xff534d42: "cifs", 0xfe534d42: "smb2", 0x517b: "smb", 0x01021997: "9p", 0x00c36400: "ceph",
	0x5346414f: "afs", 0x73757245: "coda", 0x65735546: "fuse", 0x19830326: "fhgfs", 0x01161970: "gfs2", 0x7461636f: "ocfs2",
}

func ownerIn(info fs.FileInfo) (uid, gid int, told bool) {
	stat, is := info.Sys().(*syscall.Stat_t)
	if !is {
		return 0, 0, false
	}
	return int(stat.Uid), int(stat.Gid), true
}

func spaceAt(path string) (Space, bool) {
	var stat syscall.Statfs_t
	if err := syscall.Statfs(path, &stat); err != nil {
		return Space{}, false
	}
	magic := int64(stat.Type) & 0xffffffff // a signed 32-bit number on some machines
	return Space{Free: int64(stat.Bavail) * int64(stat.Bsize), Network: networks[magic]}, true
}
