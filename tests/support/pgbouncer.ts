import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { runOn } from './postgres-admin.ts'

/** Whether the pooler is installed. */
export const HAS_PGBOUNCER = isInstalled()

function isInstalled(): boolean {
  try {
    return execFileSync('pgbouncer', ['--version'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL server, for the running test.
 *
 * @param url connection string of a database that is reached by a socket in a folder (`?host=…`)
 * @returns the connection string of the same database through it
 */
export async function startPgbouncer(url: string): Promise<string> {
  const { searchParams, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'simmer-bouncer-'))
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"postgres" ""\n')
  const file = join(folder, 'pgbouncer.ini')
  // What the documentation of operations says, and nothing that makes it easier.
  writeFileSync(
    file,
    `[databases]
* = host=${searchParams.get('host')} user=postgres
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = 5432
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    for (const path of [folder, users, file]) chownSync(path, uid, uid)
  }
  chmodSync(folder, 0o755)
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), file], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const pooled = `postgresql://postgres@localhost${pathname}?host=${folder}`
  await vi.waitFor(async () => await runOn(pooled, 'select 1'), { timeout: 10_000 })
  return pooled
}
