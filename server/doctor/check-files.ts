import { mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { lastBackup } from '#server/backup/last-backup.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { settleBucket } from '#server/storage/bucket-owner.ts'
import type { Finding } from './finding.ts'

/** Free bytes below which a film or a backup could fill the disk. */
const FREE_BYTES = { wrong: 1e9, look: 5e9 } as const
/** Age of a backup in days from which it is too old. */
const BACKUP_DAYS = 2

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Checks that a folder can be written to, and its free space. */
export async function checkFolder(part: string, folder: string): Promise<Finding> {
  try {
    const place = await mkdtemp(join(folder, '.doctor-'))
    await writeFile(join(place, 'probe'), 'x').finally(() => rm(place, { recursive: true }))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const mend = `Make it, and give it to the user of the server: chown -R USER ${folder}`
    return { part, state: 'wrong', fact: `${folder} cannot be written (${code}).`, mend }
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const fact = `${folder} can be written; ${gigabytes(free)} are free.`
  if (free >= FREE_BYTES.look) return { part, state: 'good', fact }
  const mend = 'Make room: a full disk makes the site read-only.'
  return { part, state: free < FREE_BYTES.wrong ? 'wrong' : 'look', fact, mend }
}

/** Checks the bucket, if there is one: its owner, listing and reading. */
export async function checkBucket(database: OpenDatabase, config: Config): Promise<Finding[]> {
  const { STORAGE_URL } = config
  if (STORAGE_URL === undefined) {
    if (config.DATABASE_URL === undefined) return []
    return [
      {
        part: 'Storage',
        state: 'look',
        fact: 'Films of members are in DATA_DIR, which several machines have to share.',
        mend: 'With more than one machine, set STORAGE_URL to a bucket.',
      },
    ]
  }
  try {
    await settleBucket(database, config)
    return [{ part: 'Storage', state: 'good', fact: `${STORAGE_URL} is this site’s bucket.` }]
  } catch (error) {
    return [{ part: 'Storage', state: 'wrong', fact: (error as Error).message }]
  }
}

/** Checks the backup folder and the last backup. */
export async function checkBackups(
  { db }: OpenDatabase,
  { BACKUP_DIR, DATA_DIR }: Config,
): Promise<Finding[]> {
  const part = 'Backups'
  if (BACKUP_DIR === undefined) {
    const mend = 'Set BACKUP_DIR to a folder on another disk.'
    return [{ part, state: 'look', fact: 'The server makes none.', mend }]
  }
  const folder = await checkFolder('Backup folder', resolve(BACKUP_DIR))
  if (folder.state === 'wrong') return [folder]
  const last = await lastBackup(db).catch(() => undefined)
  return [folder, await sameDisk(resolve(BACKUP_DIR), DATA_DIR), ageOf(last?.finishedAt)].filter(
    (finding) => finding !== undefined,
  )
}

async function sameDisk(backups: string, data: string): Promise<Finding | undefined> {
  const [one, other] = await Promise.all([stat(backups), stat(data)])
  if (one.dev !== other.dev) return undefined
  return {
    part: 'Backups',
    state: 'look',
    fact: 'BACKUP_DIR is on the disk of DATA_DIR: when it fails, both are lost.',
    mend: 'Copy the backups to another machine, or set BACKUP_DIR to another disk.',
  }
}

function ageOf(finishedAt: number | undefined): Finding {
  const part = 'Backups'
  if (finishedAt === undefined) {
    return { part, state: 'look', fact: 'There is none yet: a server that runs makes it.' }
  }
  const hours = Math.round((Date.now() - finishedAt) / HOUR_MS)
  const fact = `The last one was restored and compared ${hours} hours ago.`
  if (hours * HOUR_MS <= BACKUP_DAYS * DAY_MS) return { part, state: 'good', fact }
  const mend = 'The log says why none was made since; so does npm run backup -- FILE.'
  return { part, state: 'wrong', fact, mend }
}
