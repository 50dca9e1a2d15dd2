import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Member } from './member.ts'

/** Makes an account old, so that it may send in more than a new one. The journeys' server uses SQLite. */
export function makeOld({ email }: Member): void {
  const { JOURNEYS_DATA: folder } = process.env
  if (folder === undefined) throw new Error('JOURNEYS_DATA does not name a data folder.')
  const db = new DatabaseSync(join(folder, 'simmer.db'), { timeout: 5000 })
  db.prepare('update users set created_at = 0 where email = ?').run(email)
  db.close()
}
