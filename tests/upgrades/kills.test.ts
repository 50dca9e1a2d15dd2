import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { below, seeded } from '#tests/attack/random.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { signUp } from '#tests/support/household.ts'
import { KillableServer } from '#tests/support/killable-server.ts'
import { type Writer, Writers } from './writers.ts'

/** Of the moments of the kills: `KILLS_SEED=… npx vitest …` takes the same ones. */
const SEED = Number(process.env.KILLS_SEED ?? randomInt(2 ** 31))
const KILLS = 30
const NAMES = ['ben', 'cleo', 'dina', 'emil', 'fred', 'gina', 'hugo', 'ida']
/**
 * Confirmed writes from a start to a kill, at most. A member may add 500 comments a day, and 500 items to a
 * list: in the worst case eight members reach 450 of each.
 */
const WRITES_MAX = 240
/** Milliseconds after the last of these writes, at most. */
const LATER_MS = 20

test.for(databases)(
  `a server that is killed ${KILLS} times while members write loses nothing that it has confirmed (%s)`,
  { timeout: 900_000 },
  async (engine) => {
    const { config, db } = await openTestDatabase(engine, { filled: true })
    const recipes = await db.selectFrom('recipes').select('id').execute()
    // With another process at the file, SQLite would not have to recover it.
    await db.destroy()
    const server = await KillableServer.start({ ...config })
    const members: Writer[] = []
    for (const username of NAMES) {
      members.push({ username, headers: await signUp(server.app, username) })
    }
    const ids = recipes.map(({ id }) => id)
    const writers = new Writers(server.origin, ids)
    const random = seeded(SEED)
    const untilWritten = async (writes: number) => {
      const enough = writers.count + writes
      await vi.waitUntil(() => writers.count > enough, { timeout: 60_000, interval: 2 })
    }
    writers.start(members)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await untilWritten(below(random, WRITES_MAX))
      await delay(below(random, LATER_MS))
      await server.kill()
    }
    await untilWritten(WRITES_MAX)
    await writers.stop()

    const reader = await openDatabase(config)
    onTestFinished(reader.close)
    const lost = await writers.lost(reader.db)
    console.info(
      `kills on ${engine}, seed ${SEED}: ${KILLS} kills, ${writers.count} writes confirmed, ${writers.cutOff} cut off, ${lost.length} lost`,
    )
    expect(lost).toEqual([])
    expect(writers.refusals).toEqual([])
    expect(writers.cutOff).toBeGreaterThan(KILLS)
  },
)
