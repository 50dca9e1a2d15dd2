import { areaOf } from '#server/storage/areas.ts'

/** Files of the data folder that belong to no area of stored files: keys of push messages, the demo member. */
export const SINGLE_FILES = ['demo-member.txt', 'vapid.json']
/** Folder of mail that was written in place of sent. */
export const OUTBOX = 'outbox'
/** Folder of files that nothing seems to use. */
export const BIN = 'bin'

const MAIL = /^outbox\/[\w-][\w.-]*$/
const IN_BIN = /^bin\/\d{4}-\d\d-\d\d\/(.+)$/

/**
 * Whether a path below the data folder is that of a file that a backup holds: a stored file, one in the bin,
 * a mail or a file of keys. None of these leads out of the data folder.
 */
export function isBackupKey(key: string): boolean {
  if (SINGLE_FILES.includes(key) || MAIL.test(key)) return true
  const [, binned] = IN_BIN.exec(key) ?? []
  return areaOf(binned ?? key) !== undefined
}
