import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

/** A temporary PostgreSQL server for one test run. */
export interface PostgresCluster {
  /** Connection string of its `postgres` database. */
  url: string
  /** Process id of the postmaster, whose children serve the connections. */
  pid: () => number
  /** Shuts it down at once, as `pg_ctl stop -m fast` does; its data stays. */
  halt: () => Promise<void>
  /** Starts it again after {@link PostgresCluster.halt}. */
  resume: () => Promise<void>
  /** Ends it and removes its files. */
  stop: () => Promise<void>
}

const START_LIMIT_MS = 30_000

/**
 * The server listens on a socket in its own folder, so it needs no port. It sorts by ICU, unlike SQLite,
 * which reveals queries that depend on the default order. Nothing is synced, because the data is
 * temporary.
 */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** Stops the server when this process ends, however it ends: the pipe to the shell then closes. */
const UNTIL_PIPE_CLOSES = '"$@" & read -r _; kill -QUIT $!; wait'

/** Folder of PostgreSQL's programs, of the newest version; undefined without any. */
export function findPostgres(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const onPath = (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => globSync(join(folder, 'initdb')))
  const initdb = [...installed, ...onPath][0]
  return initdb === undefined ? undefined : dirname(initdb)
}

/**
 * Creates and starts a temporary PostgreSQL server.
 * @param programs folder of `initdb` and `postgres`
 * @param settings beside those of every temporary server, by name
 * @throws when it does not respond within 30 seconds
 */
export async function startPostgres(
  programs: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  return await startCluster({ programs, create: 'initdb', settings }, (data) => [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=en-GB',
  ])
}

/**
 * Creates and starts a hot standby that follows a server by streaming replication.
 * @param url connection string of the server, by the socket in a folder (`?host=…`)
 */
export async function startStandby(programs: string, url: string): Promise<PostgresCluster> {
  const host = new URL(url).searchParams.get('host') ?? ''
  return await startCluster({ programs, create: 'pg_basebackup' }, (data) => [
    `--pgdata=${data}`,
    `--host=${host}`,
    '--username=postgres',
    '--checkpoint=fast',
    '--wal-method=stream',
    '--write-recovery-conf',
    '--no-sync',
  ])
}

/** Where a server comes from. */
interface Origin {
  programs: string
  /** Program that makes its files. */
  create: 'initdb' | 'pg_basebackup'
  settings?: Readonly<Record<string, string>>
}

/** @param argumentsFor of the program, for a folder */
async function startCluster(
  { programs, create, settings: more }: Origin,
  argumentsFor: (data: string) => string[],
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(programs, create), argumentsFor(data), options)
  const settings = Object.entries({ ...SETTINGS, ...more, unix_socket_directories: folder })
  const launch = () =>
    spawn(
      'sh',
      ['-c', UNTIL_PIPE_CLOSES, 'sh', join(programs, 'postgres'), '-D', data].concat(
        settings.map(([name, value]) => `--${name}=${value}`),
      ),
      { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
    )
  let child = launch()
  const end = async () => {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  }
  const url = `postgresql://postgres@localhost/postgres?host=${folder}`
  await untilAnswering(url)
  // The first line of the file is the process id of the postmaster.
  const pid = () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  return {
    url,
    pid,
    halt: async () => {
      const args = ['stop', '-D', data, '-m', 'fast', '-w']
      await promisify(execFile)(join(programs, 'pg_ctl'), args, { ...user, cwd: folder })
      await end()
    },
    resume: async () => {
      child = launch()
      await untilAnswering(url)
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package creates a user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

async function untilAnswering(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > limit) throw error
      await delay(50)
    }
  }
}
