import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, makeTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { backupPath, newPlace } from '#tests/support/backup.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { changed, damagesOf } from './damages.ts'
import { type Apart, changeRows, putTogether, seal, type Section, takeApart } from './take-apart.ts'
import { BackupError } from '#server/backup/format.ts'
import { isNewDatabase } from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'

/** The same damages in each run. `SEED=… vitest` tries others. */
const SEED = Number(process.env['SEED'] ?? 20_261_128)
const RUNS = IS_THOROUGH ? 200 : 60

let database: TestDatabase
let good: string
let bytes: Buffer
let apart: Apart

beforeAll(async () => {
  database = await makeTestDatabase('sqlite')
  const { DATA_DIR } = database.config
  for (let id = 1; id <= 5; id += 1) {
    const row = { message: `It is ${id}.`, created_at: id }
    await database.db.insertInto('account_messages').values(row).execute()
  }
  for (const [index, colour] of ['red', 'green', 'blue'].entries()) {
    const folder = join(DATA_DIR, 'own-pictures', `a${index}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${'0'.repeat(31)}${index}.0123456789abcdef.webp`), colour)
  }
  good = backupPath(database.config)
  await makeBackup(database.config, good)
  bytes = await readFile(good)
  apart = await takeApart(good)
})

afterAll(async () => await database.close())

test(
  `${RUNS} damaged backups are refused before anything is touched (seed ${SEED})`,
  { timeout: 300_000 },
  async () => {
    const target = await newPlace('sqlite')
    const path = `${good}.damaged`
    await assert(
      asyncProperty(damagesOf({ bytes, apart }), async ({ kind, make }) => {
        if (kind === 'bytes') await writeFile(path, make())
        else await putTogether(path, make())
        await expect(restoreBackup(target, path)).rejects.toBeInstanceOf(BackupError)
        expect(existsSync(target.DATA_DIR)).toBe(false)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    await putTogether(path, apart)
    await restoreBackup(target, path)
    expect(await readdir(target.DATA_DIR)).toContain('simmer.db')
  },
)

const tableOf = (sections: Section[], table: string) =>
  sections.find(({ start }) => start.kind === 'table' && start.name === table)!
/** Its columns are `created_at`, `id` and `message`. */
const messagesOf = (sections: Section[]) => tableOf(sections, 'account_messages')

/** Whoever knows the format can make every sum right. What is in it does not fit then. */
const lies: Record<string, (sections: Section[], header: Apart['header']) => void> = {
  'a later version': (_sections, header) => void header.steps.push('999-later'),
  'an earlier version': (_sections, header) => void header.steps.pop(),
  'the first version': (_sections, header) => void header.steps.splice(1),
  'a version that is none': (_sections, header) =>
    void header.steps.unshift(header.steps.pop() ?? ''),
  'a table too few': (sections) => void sections.shift(),
  'a row twice': (sections) => changeRows(messagesOf(sections), (rows) => void rows.push(rows[0]!)),
  'a row without its text': (sections) =>
    changeRows(messagesOf(sections), ([row]) => void row?.splice(2, 1, null)),
  'a value that is none': (sections) =>
    changeRows(messagesOf(sections), ([row]) => void row?.splice(2, 1, ['a', 'list'])),
  'a row that refers to none': (sections) =>
    changeRows(tableOf(sections, 'own_pictures'), (rows) => {
      rows.push([null, 10, null, 99, null, 99, 99])
    }),
  'a column too few': (sections) => {
    const { start } = sections.find((section) => section.frames.length === 0)!
    if (start.kind === 'table') start.columns.pop()
  },
}

const engines = IS_THOROUGH ? databases : databases.slice(0, 1)

test.for(engines.flatMap((engine) => Object.keys(lies).map((name) => ({ engine, name }))))(
  'a backup with right sums and $name is refused, and the place stays empty ($engine)',
  async ({ engine, name }) => {
    const { sections, header } = changed(apart, () => {})
    lies[name]!(sections, header)
    const path = `${good}.${randomUUID()}`
    await putTogether(path, seal({ ...apart, header, sections }))
    const target = await newPlace(engine)
    await expect(restoreBackup(target, path)).rejects.toBeInstanceOf(BackupError)
    const left = await readdir(target.DATA_DIR).catch(() => [])
    expect(left.filter((entry) => !entry.startsWith('lock.db'))).toEqual([])
    const empty = await openDatabase(target)
    expect(await isNewDatabase(empty).finally(() => empty.close())).toBe(true)
  },
)
