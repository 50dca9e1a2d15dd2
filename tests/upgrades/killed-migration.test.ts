import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { readSteps, STEP_NAMES } from '#server/db/migrate.ts'
import { type DatabaseConfig, openDatabase } from '#server/db/open.ts'
import { below, seeded } from '#tests/attack/random.ts'
import { startChildServer } from '#tests/support/child-server.ts'
import { databases } from '#tests/support/database.ts'
import { compareRows, openState, readRows, type Rows, STATES } from './earlier-states.ts'
import { isWritten, startMigrating, untilAtRest, untilWritten } from './migrating-process.ts'

/** Of the moments of the kills: `KILLS_SEED=… npx vitest …` takes the same ones. */
const SEED = Number(process.env.KILLS_SEED ?? randomInt(2 ** 31))
/** Migrations of one database that are killed half-way, one after the other. */
const KILLS = 8
/** Times that two processes start at once and one of them is killed. */
const PAIRS = 4
/** The oldest state: most steps are before it. */
const [STATE] = STATES
/** Tables of which each database has its own values: times, what is random, and what a server counts each day. */
const OWN_VALUES = new Set(['follower_months', 'health_checks', 'instance', 'kysely_migration'])

/** A copy of the state that no process has open. */
async function copyState(engine: EngineName): Promise<DatabaseConfig> {
  const { config, close } = await openState(STATE, engine)
  await close()
  return config
}

/** The steps and the rows of a database. */
async function read(config: DatabaseConfig): Promise<{ steps: string[]; rows: Rows }> {
  const database = await openDatabase(config, { longStatements: true })
  try {
    return { steps: await readSteps(database.db), rows: await readRows(database) }
  } finally {
    await database.close()
  }
}

/** Migrates a copy that nobody disturbs; also measures for how many milliseconds it is written to. */
async function migrateUndisturbed(engine: EngineName) {
  const config = await copyState(engine)
  const before = await read(config)
  const migrating = startMigrating(config)
  await untilWritten(engine, config, migrating)
  const begun = performance.now()
  await untilAtRest(engine, config)
  const ms = performance.now() - begun
  expect(await migrating.ended).toEqual([0, ''])
  return { before, after: await read(config), ms }
}

/** Expects the rows of an undisturbed migration: none is missing, none is there twice. */
function expectSame(rows: Rows, undisturbed: Rows): void {
  for (const [one, other] of [
    [rows, undisturbed],
    [undisturbed, rows],
  ] as const) {
    const { gone, different, values } = compareRows(one, other)
    const isOwn = (line: string) => OWN_VALUES.has(line.split(/[.:]/)[0] ?? '')
    expect([...gone, ...different].filter((line) => !isOwn(line))).toEqual([])
    expect(values).toBeGreaterThan(60_000)
  }
}

test.for(databases)(
  'a server starts on a database whose migration was killed half-way, again and again (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const random = seeded(SEED)
    const undisturbed = await migrateUndisturbed(engine)
    let config = await copyState(engine)
    let halfWay = 0
    let tooLate = 0
    while (halfWay < KILLS) {
      const migrating = startMigrating(config)
      await untilWritten(engine, config, migrating)
      await delay(below(random, undisturbed.ms))
      migrating.child.kill('SIGKILL')
      expect(await migrating.ended).toEqual([expect.toBeOneOf([0, null]), ''])
      // PostgreSQL notices a moment later.
      await untilAtRest(engine, config)
      const { steps } = await read(config)
      expect([undisturbed.before.steps, STEP_NAMES]).toContainEqual(steps)
      if (steps.length < STEP_NAMES.length) {
        halfWay += 1
        continue
      }
      // It had just ended: from here no migration can be killed any more.
      tooLate += 1
      config = await copyState(engine)
    }
    const left = await read(config)
    expectSame(left.rows, undisturbed.before.rows)

    const { origin } = await startChildServer({ LOG_LEVEL: 'silent', ...config })
    const { status } = await fetch(`${origin}/api/health`)
    const after = await read(config)
    console.info(
      `killed migrations on ${engine}, seed ${SEED}: ${halfWay} killed half-way in ${Math.round(undisturbed.ms)} ms, ${tooLate} too late, ${after.steps.length} of ${STEP_NAMES.length} steps afterwards`,
    )
    expect([status, after.steps]).toEqual([200, STEP_NAMES])
    expectSame(after.rows, undisturbed.after.rows)
  },
)

test.for(databases)(
  'of two processes that migrate at once one is killed, and the other one ends the migration (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const random = seeded(SEED)
    const undisturbed = await migrateUndisturbed(engine)
    let pairs = 0
    while (pairs < PAIRS) {
      const config = await copyState(engine)
      const both = [startMigrating(config), startMigrating(config)] as const
      const [killed, other] = random() < 0.5 ? both : both.toReversed()
      await untilWritten(engine, config, both[0])
      await delay(below(random, undisturbed.ms))
      const isHalfWay = await isWritten(engine, config)
      killed?.child.kill('SIGKILL')
      const [code] = (await killed?.ended) ?? []
      // Otherwise the migration, or the process, had ended before.
      if (isHalfWay && code === null) pairs += 1
      expect(await other?.ended).toEqual([0, ''])
      const { steps, rows } = await read(config)
      expect(steps).toEqual(STEP_NAMES)
      expectSame(rows, undisturbed.after.rows)
    }
    console.info(`killed migrations on ${engine}, seed ${SEED}: ${pairs} of two at once, half-way`)
  },
)
