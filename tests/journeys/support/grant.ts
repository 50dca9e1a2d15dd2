import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Role } from '#contract/roles.ts'
import type { Member } from './member.ts'

const CLI = join(import.meta.dirname, '../../../server/desk/admin-cli.ts')

/**
 * Gives a member a role with `npm run admin`, in the data folder of the journeys' server. With `REUSE` its
 * folder has to be in JOURNEYS_DATA.
 * @param DATA_DIR of another server
 */
export async function grant(
  { email }: Pick<Member, 'email'>,
  role: Role,
  DATA_DIR = process.env['JOURNEYS_DATA'],
): Promise<void> {
  if (DATA_DIR === undefined) throw new Error('JOURNEYS_DATA does not name a data folder.')
  const env = { ...process.env, DATA_DIR }
  await promisify(execFile)(process.execPath, [CLI, 'grant', email, role], { env })
}
