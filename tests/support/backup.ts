import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import { findPostgres } from './postgres-cluster.ts'

/** Commands of the chapter about backups in `docs/operations.md`: first those that make one, then those that restore it. */
function readCommands() {
  const [, chapter = ''] = readFileSync('docs/operations.md', 'utf8').split(/^## Backups$/m)
  const [text = ''] = chapter.split(/^## /m)
  const blocks = [...text.matchAll(/```sh\n(.+?)```/gs)].map(([, block = '']) => block)
  const [backUpSqlite, dump, backUpFiles, restoreFiles, restoreSqlite, restore] = blocks
  if (blocks.length !== 6) throw new Error('The chapter has other commands.')
  return { backUpSqlite, dump, backUpFiles, restoreFiles, restoreSqlite, restore }
}

function runIn(commands: string | undefined, BACKUP: string, config: DatabaseConfig): void {
  const { PATH = '', HOME = '' } = process.env
  const { DATA_DIR, DATABASE_URL = '' } = config
  execFileSync('sh', ['-euc', commands ?? 'false'], {
    env: { PATH: `${findPostgres() ?? ''}:${PATH}`, HOME, BACKUP, DATA_DIR, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Makes a backup with the documented commands. @param folder a new one */
export function backUp(config: DatabaseConfig, folder: string): void {
  const { backUpSqlite, dump, backUpFiles } = readCommands()
  runIn(config.DATABASE_URL === undefined ? backUpSqlite : dump, folder, config)
  runIn(backUpFiles, folder, config)
}

/** The steps of a restore, to be run in any order. */
export function restoreSteps(config: DatabaseConfig, folder: string) {
  const { restoreFiles, restoreSqlite, restore } = readCommands()
  return {
    files: () => runIn(restoreFiles, folder, config),
    database: () =>
      runIn(config.DATABASE_URL === undefined ? restoreSqlite : restore, folder, config),
  }
}

/** Every row of every table, apart from the one that each start writes. */
export async function readRows({ db, engine }: OpenDatabase): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const table of await engine.tableNames(db)) {
    if (table === 'health_checks') continue
    const found = await sql`select * from ${sql.table(table)}`.execute(db)
    rows.set(table, found.rows.map((row) => JSON.stringify(row)).sort())
  }
  return rows
}

/** Files of the process that runs. */
const OF_THE_PROCESS = /^(lock\.db|simmer\.db)/

/** The content hash of every file of a data folder, by its path. */
export function readFiles(dataDir: string): Map<string, string> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
    .filter((path) => !OF_THE_PROCESS.test(path))
    .sort()
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(dataDir, path)))
        .digest('hex'),
    ]),
  )
}
