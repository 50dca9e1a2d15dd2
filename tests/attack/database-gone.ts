import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import type { PostgresCluster } from '#tests/support/postgres-cluster.ts'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import { newMembers, type Member } from './members.ts'
import { freeze, terminateConnections } from './postgres-processes.ts'
import { below } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import {
  askHealth,
  judgeWrites,
  keepRunning,
  repeat,
  secondsUntil,
  writeComments,
} from './traffic.ts'

const WRITERS = 6
const READERS = 20
/** Pages that are asked for during an outage and compared with those before it. */
const COMPARED = 20
const RECOVERY_LIMIT_S = 15
/**
 * Longest wait for a database that hangs: 3 s for a free connection and 11 s for a statement
 * (server/db/open.ts), and a second for the rest.
 */
const WAIT_LIMIT_S = 15
const FROZEN_S = 18

/** What the attacks on one server share. */
interface Scene {
  stage: Stage
  app: AppProcess
  members: Member[]
  postgres: PostgresCluster
}

/** Readers of pages and of calls; whoever finds the server gone waits for it. */
function readers({ app, stage }: Scene, onWait: (ms: number) => void = () => {}) {
  const { random } = stage
  return repeat(READERS, 20, async () => {
    const id = 1 + below(random, 400)
    const path = random() < 0.5 ? `/recipes/${id}` : `/api/recipe/${id}?LangId=1`
    const { ms, failure } = await ask(app.origin, path, { from: someAddress(random) })
    onWait(ms)
    if (failure !== undefined) await delay(200)
  })
}

async function terminateAgainAndAgain(scene: Scene): Promise<Figure[]> {
  const { stage, app, members, postgres } = scene
  const writers = writeComments(() => app.origin, members, stage.random)
  const reading = readers(scene)
  const watch = keepRunning(app)
  const crashes = app.crashes
  for (let round = 0; round < (stage.short ? 4 : 60); round += 1) {
    await delay(1000)
    await terminateConnections(postgres, app.settings['DATABASE_URL']!)
  }
  await Promise.all([writers.stop(), reading.stop()])
  await watch.stop()
  const verdict = await judgeWrites(app.settings, writers.ledger)
  return [
    { name: 'connections ended, crashes', value: app.crashes - crashes, unit: '', max: 0 },
    { name: 'connections ended, writes', value: verdict.acknowledged, unit: '', min: 1 },
    { name: 'connections ended, writes lost', value: verdict.lost, unit: '', max: 0 },
    { name: 'connections ended, writes doubled', value: verdict.doubled, unit: '', max: 0 },
  ]
}

/** Whether a page is what it is on a good day: there, for search engines, with its recipe. */
async function isWhole({ app, stage }: Scene, id: number): Promise<boolean> {
  const from = someAddress(stage.random)
  const { status, body } = await ask(app.origin, `/recipes/${id}`, { from })
  const page = body.toString()
  return status === 200 && !page.includes('noindex') && page.includes('"recipeIngredient"')
}

async function wholePages(scene: Scene, ids: readonly number[]): Promise<number> {
  const whole = await Promise.all(ids.map((id) => isWhole(scene, id)))
  return whole.filter(Boolean).length
}

/** Seconds until health answers so; infinite when it does not. */
async function secondsUntilHealth({ app, stage }: Scene, status: number): Promise<number> {
  const isSo = async () => (await askHealth(app.origin, stage.random)).status === status
  return await secondsUntil(isSo, status === 200 ? 60 : 10)
}

/** Stopped while nobody is served: visitors come in the meantime and again afterwards. */
async function stopQuietly(scene: Scene): Promise<Figure[]> {
  const { app, postgres } = scene
  await app.ensureRunning()
  // Pages that nobody has read yet, so that they are first asked for while the database is gone.
  const ids = Array.from({ length: COMPARED }, (_, index) => 410 + index)
  const wholeBefore = await wholePages(
    scene,
    ids.map((id) => id + COMPARED),
  )
  const crashes = app.crashes
  await postgres.halt()
  await wholePages(scene, ids)
  const told = await secondsUntilHealth(scene, 503)
  await postgres.resume()
  const recovered = await secondsUntilHealth(scene, 200)
  const wholeAfter = await wholePages(scene, ids)
  return [
    { name: 'stopped, crashes', value: app.crashes - crashes, unit: '', max: 0 },
    { name: 'stopped, health says 503 after', value: told, unit: 's', max: 5 },
    { name: 'started, health says 200 after', value: recovered, unit: 's', max: RECOVERY_LIMIT_S },
    { name: 'whole pages before', value: wholeBefore, unit: '', min: COMPARED },
    { name: 'broken pages cached', value: COMPARED - wholeAfter, unit: '', max: 0 },
  ]
}

/** Stopped while people read and write. */
async function stopUnderLoad(scene: Scene): Promise<Figure[]> {
  const { stage, app, postgres, members } = scene
  await app.ensureRunning()
  const crashes = app.crashes
  const writers = writeComments(() => app.origin, members, stage.random)
  const reading = readers(scene)
  await delay(1000)
  await postgres.halt()
  const told = await secondsUntilHealth(scene, 503)
  await delay(stage.short ? 500 : 4000)
  await postgres.resume()
  await app.ensureRunning()
  const recovered = await secondsUntilHealth(scene, 200)
  await delay(1000)
  await Promise.all([writers.stop(), reading.stop()])
  const verdict = await judgeWrites(app.settings, writers.ledger)
  return [
    { name: 'stopped under load, crashes', value: app.crashes - crashes, unit: '', max: 0 },
    { name: 'stopped under load, 503 after', value: told, unit: 's', max: 5 },
    { name: 'started under load, 200 after', value: recovered, unit: 's', max: RECOVERY_LIMIT_S },
    { name: 'stopped under load, writes lost', value: verdict.lost, unit: '', max: 0 },
    { name: 'stopped under load, writes doubled', value: verdict.doubled, unit: '', max: 0 },
  ]
}

async function standStill(scene: Scene): Promise<Figure[]> {
  const { stage, app, postgres } = scene
  const { random } = stage
  await app.ensureRunning()
  let longest = 0
  const reading = readers(scene, (ms) => (longest = Math.max(longest, ms)))
  await delay(500)
  const thaw = freeze(postgres)
  stage.cleanup.add(thaw)
  const told = await secondsUntil(
    async () => (await askHealth(app.origin, random, 20_000)).status === 503,
    FROZEN_S,
  )
  await delay(Math.max(0, FROZEN_S - told) * 1000)
  thaw()
  const recovered = await secondsUntil(
    async () => (await askHealth(app.origin, random)).status === 200,
    60,
  )
  await reading.stop()
  return [
    { name: 'frozen, longest wait', value: longest / 1000, unit: 's', max: WAIT_LIMIT_S },
    { name: 'frozen, health says 503 after', value: told, unit: 's', max: 10 },
    { name: 'thawed, health says 200 after', value: recovered, unit: 's', max: RECOVERY_LIMIT_S },
  ]
}

/** PostgreSQL ends connections, restarts and freezes while people read and write. */
export const attack: Attack = {
  engines: ['postgres'],
  run: async (stage) => {
    const app = await stage.start()
    const postgres = stage.cluster!
    const members = await newMembers(app.origin, WRITERS)
    const scene = { stage, app, members, postgres }
    const figures = [
      ...(await terminateAgainAndAgain(scene)),
      ...(await stopQuietly(scene)),
      ...(await stopUnderLoad(scene)),
    ]
    return stage.short ? figures : [...figures, ...(await standStill(scene))]
  },
}
