import { Client } from 'pg'
import type { DatabaseConfig } from './open.ts'
import { SERVING_SETTINGS } from './postgres-settings.ts'

/**
 * Start message when `DATABASE_URL` leads to a pooler and the role lacks the settings that Simmer gives its
 * connections elsewhere: the statement that adds them. Undefined otherwise.
 */
export async function poolerNotice({
  DATABASE_URL: connectionString,
}: Pick<DatabaseConfig, 'DATABASE_URL'>): Promise<string | undefined> {
  if (connectionString === undefined) return undefined
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { processID } = client as Client & { processID: number | null }
    const { rows } = await client.query<Answer>(
      `select pg_backend_pid() as pid, session_user as role,
        array(select name from pg_settings where name = any($1)
          and setting = boot_val) as missing`,
      [Object.keys(SERVING_SETTINGS)],
    )
    const [answer] = rows
    if (!answer || answer.pid === processID || answer.missing.length === 0) return undefined
    const changes = answer.missing.map(
      (name) =>
        `alter role ${client.escapeIdentifier(answer.role)} set ${name} = '${SERVING_SETTINGS[name]}'`,
    )
    return `DATABASE_URL leads to a connection pooler, which passes no settings on. Run in PostgreSQL, then restart the pooler: ${changes.join('; ')};`
  } catch {
    // The database itself has answered; this was only a question.
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

interface Answer {
  /** Process of PostgreSQL that has answered. */
  pid: number
  role: string
  /** Names of settings that nobody has changed. */
  missing: string[]
}
