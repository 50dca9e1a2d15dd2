import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg'

/** Settings of PostgreSQL by name; times in milliseconds. */
type Settings = Readonly<Record<string, string | number>>

/** What connections ask of PostgreSQL. */
export interface PostgresSettings {
  /** Of every connection that leads to PostgreSQL itself. */
  session: Settings
  /** Of every transaction, whatever the connection or the role says. */
  transaction?: Settings
}

/**
 * Our statements read little, but in large catalogues PostgreSQL expects otherwise. It would compile
 * a search for 250 ms that runs for 15, and read two whole lists with several processes, of which a
 * merge reads the beginning.
 */
const SHORT_STATEMENTS: Settings = { jit: 'off', max_parallel_workers_per_gather: 0 }

/** Of a server that answers calls. Behind a pooler the role has to have them. */
export const SERVING_SETTINGS: Settings = {
  ...SHORT_STATEMENTS,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
}

/** Of a read replica: shorter, because the primary still has to answer afterwards. */
export const REPLICA_SETTINGS: PostgresSettings = {
  session: { ...SHORT_STATEMENTS, statement_timeout: 3000 },
}

/** Migrations and imports take as long as they take, also where the role has time limits. */
const NO_TIME_LIMITS: Settings = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

const readOnly = (isReadOnly: boolean): Settings =>
  isReadOnly ? { default_transaction_read_only: 'on' } : {}

/** Settings of a server that answers calls. */
export function settingsForServing(isReadOnly: boolean): PostgresSettings {
  return { session: { ...SERVING_SETTINGS, ...readOnly(isReadOnly) } }
}

/** Settings of migrations and imports. */
export function settingsForLongStatements(isReadOnly: boolean): PostgresSettings {
  return {
    session: { ...SHORT_STATEMENTS, ...readOnly(isReadOnly) },
    transaction: NO_TIME_LIMITS,
  }
}

/** Milliseconds in which a new connection takes its settings. */
const APPLY_MS = 3000

/**
 * Gives a new connection its settings, unless it leads to a pooler: there the next transaction may be on
 * another connection of PostgreSQL, and the settings would stay with this one for whoever gets it next. A
 * pooler names another process than the one that answers. Not as parameters of the connection, which
 * poolers refuse or drop. What `DATABASE_URL` names stays as it is.
 */
export async function applySession(client: ClientBase, session: Settings): Promise<void> {
  const { processID } = client as ClientBase & { processID: number | null }
  const given = namesInUrl(client)
  const sets = Object.entries(session)
    .filter(([name]) => !given.has(name))
    .map(
      ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(`${value}`)}, false)`,
    )
  const text = `select case when pg_backend_pid() = ${Number(processID)} then row(${sets.join()}) end`
  await client.query({ text, query_timeout: APPLY_MS } as { text: string })
}

/** Names of settings that the connection string has sent, such as `?statement_timeout=60000`. */
function namesInUrl(client: ClientBase): ReadonlySet<string> {
  const { connectionParameters } = client as unknown as {
    connectionParameters: Record<string, unknown>
  }
  const named = Object.keys(SERVING_SETTINGS).filter((name) => Boolean(connectionParameters[name]))
  return new Set(named)
}

/** The statement that gives a transaction its settings; undefined without any. */
export function setLocalOf(settings: Settings | undefined): string | undefined {
  if (settings === undefined) return undefined
  return Object.entries(settings)
    .map(([name, value]) => `set local ${escapeIdentifier(name)} = ${escapeLiteral(`${value}`)}`)
    .join('; ')
}
