import { mkdir } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { checkInstance } from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { vapidKeys } from '#server/push/vapid-keys.ts'
import { StartError } from '#server/start-error.ts'
import { checkPostgres, checkSqliteFolder, checkTables } from './check-database.ts'
import { checkBackups, checkBucket, checkFolder } from './check-files.ts'
import { checkMail, checkPush, checkSite, PUSH_SERVICES } from './check-outside.ts'
import { checkProviders } from './check-providers.ts'
import type { Finding } from './finding.ts'

/**
 * Checks everything that a server with this configuration needs, from this machine. It changes no table, sends no
 * mail, and may run beside the server.
 * @param pushServices addresses, for tests
 */
export async function examine(
  config: Config,
  pushServices: readonly string[] = PUSH_SERVICES,
): Promise<Finding[]> {
  await mkdir(config.DATA_DIR, { recursive: true }).catch(() => undefined)
  const folder = await checkFolder('Data folder', config.DATA_DIR)
  const inside = folder.state === 'wrong' ? [] : await examineDatabase(config)
  const outside = await Promise.all([checkMail(config), checkPush(config, pushServices)])
  const providers = await checkProviders(config)
  return [folder, ...inside, ...outside, ...providers, ...(await checkSite(config))]
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const part = 'Database'
  try {
    // Read-only: the doctor changes nothing.
    const database = await openDatabase({ ...config, READ_ONLY: 'on' })
    try {
      await checkInstance(database, config.DATA_DIR)
      const name = config.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL'
      return [
        { part, state: 'good', fact: `${name} answers.` },
        ...(config.DATABASE_URL === undefined
          ? await checkSqliteFolder(config)
          : await checkPostgres(config)),
        await checkTables(database.db),
        ...(await checkBucket(database, config)),
        ...(await checkBackups(database, config)),
        ...keyFindings(config, () => vapidKeys(config, database.db)),
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [{ part, state: 'wrong', fact: error.message }]
  }
}

function keyFindings(
  { SERVICE_WORKER, VAPID_PUBLIC_KEY }: Config,
  makeKeys: () => unknown,
): Finding[] {
  if (SERVICE_WORKER === 'off' || VAPID_PUBLIC_KEY === undefined) return []
  try {
    makeKeys()
    return [{ part: 'Keys', state: 'good', fact: 'The keys of push messages are a pair.' }]
  } catch (error) {
    const mend = 'Set both keys of one pair, or neither: then the database has a pair.'
    return [{ part: 'Keys', state: 'wrong', fact: (error as Error).message, mend }]
  }
}
