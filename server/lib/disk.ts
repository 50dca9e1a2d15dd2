import { statfs } from 'node:fs/promises'

/** The disk that a folder lies on, in bytes. */
export interface Disk {
  all: number
  /** What this user may still write. */
  free: number
}

/** Asks for the disk of a folder. */
export type DiskOf = (folder: string) => Promise<Disk>

/** Share of the disk from which it is nearly full, and a host is warned. */
export const NEARLY_FULL = 0.85
/** Share from which no films and files are taken any more, so that everything else goes on. */
export const FULL = 0.95

/** The disk of a folder. */
export const diskOf: DiskOf = async (folder) => {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { all: blocks * bsize, free: bavail * bsize }
}

/** Whether at least this share of a disk is in use. */
export function isUsed({ all, free }: Disk, share: number): boolean {
  return all - free >= share * all
}
