import { Client } from 'pg'
import type { PostgresCluster } from '#tests/support/postgres-cluster.ts'
import { processTree } from './process-tree.ts'

/**
 * Ends every connection of a database, as an administrator or a failover does.
 * @param databaseUrl names the database
 */
export async function terminateConnections(
  cluster: PostgresCluster,
  databaseUrl: string,
): Promise<void> {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [new URL(databaseUrl).pathname.slice(1)],
    )
  } finally {
    await client.end()
  }
}

/**
 * Stops every process of PostgreSQL where it stands: connections stay open and nothing answers.
 * @returns lets them go on; more than once does nothing
 */
export function freeze(cluster: PostgresCluster): () => void {
  const frozen = processTree(cluster.pid()).map(({ pid }) => pid)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
  }
}
