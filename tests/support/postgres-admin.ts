import { Client } from 'pg'

/** The connection string of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement outside a transaction, such as `create database`. */
export async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Ends every connection to a database, as a restart of its server does. */
export async function endConnections(url: string): Promise<void> {
  await runOn(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
}
