import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { ENDLESS, endlessLine, HANGING_JOBS, HUGE } from '#tests/support/hanging-jobs.ts'
import { importThat, isReady, sendFile } from '#tests/support/imports.ts'
import { call, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { claimImport } from './import-queue.ts'
import { startImport } from './start-import.ts'

const TEXT = 'Toast\nIngredients\n2 slices rye bread\nMethod\nToast the bread.'
const isFailed = ({ State }: Import) => State === 'failed'

type Server = Awaited<ReturnType<typeof startOwn>>

/** Gives a text to import. @returns the id of the import */
async function give({ app }: Server, who: Headers, Text: string): Promise<number> {
  return (await call<Import>(app, 'POST', '/my/import', who, { Text }))[1].Id
}

const startHangable = async (engine: EngineName, timeMs: number) =>
  await startOwn(engine, { reading: { jobs: HANGING_JOBS, timeMs } })

test.for(databases)(
  'a text that cannot be read in time fails, and that of another is read meanwhile (%s)',
  async (engine) => {
    const server = await startHangable(engine, 1_500)
    const { app, ada, ben } = server
    const hard = await give(server, ada, `${TEXT}\n${ENDLESS}`)
    const easy = await give(server, ben, TEXT)
    expect((await importThat(app, ben, easy, isReady)).Count).toBe(1)
    expect((await importThat(app, ada, hard, isFailed)).Failure).toBe('TooHard')
    const next = await give(server, ada, TEXT)
    expect((await importThat(app, ada, next, isReady)).Count).toBe(1)
  },
)

test('a text that fills the memory of its process fails', async () => {
  const server = await startHangable('sqlite', 60_000)
  const id = await give(server, server.ada, `${TEXT}\n${HUGE}`)
  expect((await importThat(server.app, server.ada, id, isFailed)).Failure).toBe('TooHard')
})

test.for(databases)(
  'a server that stops does not wait for what it reads, and leaves it for the next start (%s)',
  async (engine) => {
    const server = await startHangable(engine, 600_000)
    const { app, database, ada } = server
    const { line, isRead } = endlessLine()
    const id = await give(server, ada, `${TEXT}\n${line}`)
    await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
    await app.close()
    const row = await database.db
      .selectFrom('own_imports')
      .select(['state', 'attempts', 'claimed_until'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'reading', attempts: 0, claimed_until: 0 })
  },
)

test.for(databases)(
  'what has ended its process twice is not read a third time (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const { app, ada } = server
    const { db } = server.database
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'ada')
      .executeTakeFirstOrThrow()
    const now = Date.now()
    const given = { source: 'text', given: TEXT, language: 'en' } as const
    const id = await startImport(db, { userId, now }, given)
    // Two processes claim it and end.
    for (const attempt of [1, 2]) {
      const row = await claimImport(db, 'text')
      expect(row).toMatchObject({ id, attempts: attempt })
      await db.updateTable('own_imports').set({ claimed_until: 0 }).where('id', '=', id).execute()
    }
    // Another import wakes the worker.
    await give(server, ada, TEXT)
    expect((await importThat(app, ada, id, isFailed)).Failure).toBe('TooHard')
  },
)

/** A site whose pages have pictures that never arrive. */
async function startSlowSite() {
  const asked: string[] = []
  const site = createServer(({ url = '' }) => void asked.push(url)).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  onTestFinished(() => {
    site.closeAllConnections()
    site.close()
  })
  const { port } = site.address() as AddressInfo
  return { asked, port, origin: `http://127.0.0.1:${port}` }
}

test.for(databases)(
  'slow pictures and pages of one member delay nobody else, nor what they paste (%s)',
  async (engine) => {
    const { asked, origin, port } = await startSlowSite()
    const imports = {
      isAllowed: (address: string, to: number) => address === '127.0.0.1' && to === port,
    }
    const server = await startOwn(engine, { imports })
    const { app, ada, ben } = server
    const recipes = Array.from({ length: 10 }, (_, index) => ({
      '@type': 'Recipe',
      name: `Pie ${index}`,
      image: `${origin}/${index}.jpg`,
      recipeIngredient: ['1 egg'],
      recipeInstructions: ['Bake.'],
    }))
    await sendFile(app, ada, Buffer.from(JSON.stringify(recipes)), 'pies.json')
    for (const page of [1, 2, 3])
      await call(app, 'POST', '/my/import', ada, { Address: `${origin}/page-${page}` })
    await vi.waitFor(() => expect(asked).toContain('/0.jpg'), { timeout: 20_000 })
    for (const who of [ben, ada]) {
      const id = await give(server, who, TEXT)
      await importThat(app, who, id, isReady)
      await call(app, 'POST', `/my/import/${id}/keep`, who)
      await importThat(app, who, id, ({ State }) => State === 'kept')
    }
    // All of that before each of the 13 had its time.
    expect(asked.length).toBeLessThan(10)
  },
)
