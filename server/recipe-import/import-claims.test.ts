import { expect, onTestFinished, test, vi } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { startOwn } from '#tests/support/own-recipes.ts'
import { ImportLanes, type LanesOptions } from './import-lanes.ts'
import { CLAIM_MS, claimImport, extendClaims, releaseImport } from './import-queue.ts'
import { startImport } from './start-import.ts'

const TEXT = 'Toast\nIngredients\n2 slices rye bread\nMethod\nToast the bread.'

/** Imports of a member that no server works on, and processes that may. */
async function startProcesses(engine: EngineName) {
  const { app, database, ada } = await startOwn(engine, { filled: false })
  const { db } = database
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'ada')
    .executeTakeFirstOrThrow()
  const add = async () =>
    await startImport(
      db,
      { userId, now: Date.now() },
      { source: 'text', given: TEXT, language: 'en' },
    )
  const rowOf = async (id: number) =>
    await db.selectFrom('own_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Another process on the same database. */
  const openOther = async () => {
    const other = await openDatabase(database.config)
    onTestFinished(other.close)
    return other.db
  }
  /** A process that works on imports, and which of them. */
  const startLanes = async (options: Partial<LanesOptions> = {}) => {
    const worked: number[] = []
    const own = await openOther()
    const lanes = new ImportLanes({
      db: own,
      log: app.log,
      databaseState: app.databaseState,
      canWorkOn: async () => true,
      step: async ({ id }) => {
        worked.push(id)
        await own.updateTable('own_imports').set({ state: 'failed' }).where('id', '=', id).execute()
      },
      giveUp: async () => {},
      ...options,
    })
    onTestFinished(async () => await lanes.close())
    lanes.start()
    return { lanes, worked }
  }
  return { db, add, rowOf, openOther, startLanes, app, ada }
}

/** The clock of this process, of whose minutes the database knows nothing. */
function setClock(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
}

test.for(databases)(
  'of processes whose clocks are ten minutes apart one has an import (%s)',
  async (engine) => {
    const { db, add, openOther } = await startProcesses(engine)
    const id = await add()
    expect(await claimImport(db, 'text')).toMatchObject({ id })
    const other = await openOther()
    setClock(10)
    expect(await claimImport(other, 'text')).toBeUndefined()
    setClock(-20)
    expect(await claimImport(other, 'text')).toBeUndefined()
  },
)

test.for(databases)(
  'an import of a machine that is gone is finished by another, once its claim has expired (%s)',
  async (engine) => {
    const { db, add, rowOf, startLanes } = await startProcesses(engine)
    const id = await add()
    await db.updateTable('own_imports').set({ host: 'a-container-that-was-replaced' }).execute()
    const claimed = await claimImport(db, 'text')
    const { lanes, worked } = await startLanes()
    const { claimed_until } = await rowOf(id)
    expect(claimed_until - Date.now()).toBeGreaterThan(CLAIM_MS / 2)
    expect(worked).toEqual([])
    // The claim expires.
    await db
      .updateTable('own_imports')
      .set({ claimed_until: claimed_until - CLAIM_MS })
      .execute()
    lanes.wake()
    await vi.waitUntil(() => worked.length > 0)
    expect([claimed?.id, worked]).toEqual([id, [id]])
  },
)

test.for(databases)('a claim that was released is not extended (%s)', async (engine) => {
  const { db, add, rowOf } = await startProcesses(engine)
  const id = await add()
  const claimed = await claimImport(db, 'text')
  await extendClaims(db, [id])
  expect(await claimImport(db, 'text')).toBeUndefined()
  await releaseImport(db, claimed!)
  await extendClaims(db, [id])
  expect(await rowOf(id)).toMatchObject({ claimed_until: 0 })
})

test.for(databases)(
  'an import whose file another process has is left to that one, without an attempt (%s)',
  async (engine) => {
    const { add, rowOf, startLanes } = await startProcesses(engine)
    const asked: number[] = []
    const without = await startLanes({
      canWorkOn: async ({ id }) => {
        asked.push(id)
        return false
      },
    })
    const id = await add()
    without.lanes.wake()
    await vi.waitUntil(() => asked.length > 0)
    await without.lanes.close()
    expect(await rowOf(id)).toMatchObject({ state: 'reading', attempts: 0, claimed_until: 0 })
    const { worked } = await startLanes()
    await vi.waitUntil(() => worked.length > 0)
    expect([asked, without.worked, worked]).toEqual([[id], [], [id]])
  },
)

test.for(databases)(
  'ten processes that begin at once work on each import once (%s)',
  async (engine) => {
    const { add, startLanes, rowOf } = await startProcesses(engine)
    const ids = [await add(), await add(), await add()]
    const processes = await Promise.all(Array.from({ length: 10 }, async () => await startLanes()))
    await vi.waitUntil(
      async () => {
        for (const { lanes } of processes) lanes.wake()
        const rows = await Promise.all(ids.map(rowOf))
        return rows.every(({ state }) => state === 'failed')
      },
      { timeout: 20_000, interval: 100 },
    )
    const worked = processes.flatMap((process) => process.worked)
    expect(worked.sort((a, b) => a - b)).toEqual(ids)
  },
)
