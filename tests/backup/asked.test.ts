import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { HostOverview } from '#contract/host/overview.ts'
import type { HostWorkState } from '#contract/host/work.ts'
import { buildApp } from '#server/app.ts'
import { beginWork, readWork } from '#server/backup/asked-work.ts'
import { dueDay } from '#server/backup/claim-run.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { LOW_COST, NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
import { call } from '#tests/support/own-recipes.ts'

const LIMIT = { timeout: 90_000 }

test.for(databases)(
  'HST-18 a host makes a backup and tests it, one at a time in all processes, and reads what came of it (%s)',
  LIMIT,
  async (engine) => {
    const folder = join(tmpdir(), `asked-${randomUUID()}`)
    onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
    const { config, database, people, grant } = await startDesk(engine, ['ada'])
    await (await prepareDatabase(database.config)).close()
    await grant('ada', 'admin')
    const { headers } = people.ada
    // What was due is made: the rest is what is asked for.
    const day = dueDay(new Date(), config.BACKUP_AT)
    const due = { day, claimed_at: 1, finished_at: 1, file: 'a.backup' }
    await database.db.insertInto('backup_runs').values(due).execute()
    const startProcess = async () => {
      const limits = { limits: NO_LIMITS, overload: NO_BOUNDS, hashCost: LOW_COST }
      const settings = { ...config, BACKUP_DIR: folder }
      const process = await buildApp({ config: settings, database, ...limits })
      onTestFinished(async () => await process.close())
      await process.ready()
      return process
    }
    const app = await startProcess()
    const other = await startProcess()
    const ask = async (at: App, Kind: string) =>
      await call<HostWorkState>(at, 'POST', '/host/work', headers, { Kind })
    const work = async () => (await call<HostWorkState>(app, 'GET', '/host/work', headers))[1].Work
    const untilEnded = async () => {
      await expect.poll(async () => (await work())?.Ended, LIMIT).toBeTruthy()
      return await work()
    }
    expect(await work()).toBeNull()
    const asked = await Promise.all([ask(app, 'backup'), ask(other, 'backup')])
    expect(asked.map(([status]) => status)).toEqual([200, 200])
    // What is asked for meanwhile is not begun.
    expect((await ask(other, 'restoreTest'))[1].Work).toMatchObject({ Kind: 'backup', Ended: null })
    const made = await untilEnded()
    expect(made).toMatchObject({ Kind: 'backup', Failure: null, Outcome: {} })
    const file = made?.Outcome?.File ?? ''
    const names = (await readdir(folder)).filter((name) => name.startsWith(file))
    expect(names).toHaveLength(2)
    const [, { Backup }] = await call<HostOverview>(app, 'GET', '/host', headers)
    expect(Backup.Trusted.some(({ File }) => File === file)).toBe(true)

    await ask(app, 'restoreTest')
    expect(await untilEnded()).toMatchObject({
      Kind: 'restoreTest',
      Failure: null,
      Outcome: { File: file, Rows: made?.Outcome?.Rows },
    })

    // A byte is changed: the test says so, and the overview warns.
    await writeFile(join(folder, file), 'another')
    await ask(app, 'restoreTest')
    expect((await untilEnded())?.Failure).toMatch(/is no backup/u)
    const [, { Warnings }] = await call<HostOverview>(app, 'GET', '/host', headers)
    expect(Warnings).toContain('backupFailed')
  },
)

test('a job whose process has ended can be requested again', async () => {
  const { database } = await startDesk('sqlite', [])
  const { db } = database
  const begin = async (now: number) => await beginWork(db, { kind: 'backup', step: 'writing', now })
  expect(await begin(1000)).toBe(true)
  expect(await begin(2000)).toBe(false)
  expect(await readWork(db, 62_000)).toMatchObject({
    Failure: 'The process that did it has ended.',
  })
  expect(await begin(62_000)).toBe(true)
})

test('without a folder for backups none can be requested', async () => {
  const { app, people, grant } = await startDesk('sqlite', ['ada'])
  await grant('ada', 'admin')
  const { headers } = people.ada
  expect((await call(app, 'POST', '/host/work', headers, { Kind: 'backup' }))[0]).toBe(404)
  const [, { Backup }] = await call<HostOverview>(app, 'GET', '/host', headers)
  expect(Backup.CanAsk).toBe(false)
})
