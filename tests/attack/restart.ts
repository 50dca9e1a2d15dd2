import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import { freePort } from './app-process.ts'
import { startBalancer } from './balancer.ts'
import { ask, someAddress } from './client.ts'
import { processTree } from './process-tree.ts'
import { below } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat, secondsUntil } from './traffic.ts'

const READERS = 10
/** Seconds in which `npm start` ends and gives everything back. */
const END_LIMIT_S = 10

/** `npm start` is told to end, as a process manager does: it alone gets the signal. */
async function endNpmStart(stage: Stage): Promise<Figure[]> {
  const settings = await stage.newDatabase()
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), ...settings }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(npm, 'exit') as Promise<[number | null, string | null]>
  stage.cleanup.add(() => npm.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  const started = await secondsUntil(
    async () => (await ask(origin, '/api/health', { alone: true })).status === 200,
    60,
  )
  const tree = processTree(npm.pid!).map(({ pid }) => pid)
  stage.cleanup.add(() => {
    for (const pid of tree) if (processTree(pid).length > 0) process.kill(pid, 'SIGKILL')
  })
  const start = performance.now()
  npm.kill('SIGTERM')
  const isGone = async () => tree.every((pid) => processTree(pid).length === 0)
  const seconds = await secondsUntil(isGone, 20)
  const [code] = await Promise.race([exit, delay(1000, [255])])
  const after = (performance.now() - start) / 1000
  const left = tree.filter((pid) => processTree(pid).length > 0)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  return [
    { name: 'npm start, listens after', value: started, unit: 's', max: 60 },
    {
      name: 'npm start, ended after',
      value: Math.min(seconds, after),
      unit: 's',
      max: END_LIMIT_S,
    },
    { name: 'npm start, exit code', value: code ?? 255, unit: '', max: 0 },
    { name: 'npm start, processes left', value: left.length, unit: '', max: 0 },
  ]
}

/** Two processes are restarted one after the other, behind a load balancer, while people read. */
async function restartInTurn(stage: Stage): Promise<Figure[]> {
  const { random } = stage
  const first = await stage.start()
  const second = await stage.start(first.settings)
  const balancer = await startBalancer([first.origin, second.origin])
  stage.cleanup.add(balancer.stop)
  let requests = 0
  let failed = 0
  const readers = repeat(READERS, 10, async () => {
    const id = 1 + below(random, 400)
    const path = random() < 0.5 ? `/recipes/${id}` : `/api/recipe/${id}?LangId=1`
    const { status } = await ask(balancer.origin, path, { from: someAddress(random) })
    requests += 1
    if (status !== 200) failed += 1
  })
  const codes: (number | null)[] = []
  let longest = 0
  for (const app of [first, second]) {
    await delay(1000)
    const { code, seconds } = await app.stop()
    codes.push(code)
    longest = Math.max(longest, seconds)
    await app.start()
    await secondsUntil(async () => balancer.isUp(app.origin), 30)
  }
  await readers.stop()
  return [
    { name: 'in turn, requests', value: requests, unit: '', min: 1 },
    { name: 'in turn, requests failed', value: failed, unit: '', max: 0 },
    { name: 'in turn, longest stop', value: longest, unit: 's', max: 20 },
    {
      name: 'in turn, exit codes not 0',
      value: codes.filter((code) => code !== 0).length,
      unit: '',
      max: 0,
    },
  ]
}

/** Ends and restarts that whoever runs the server asks for. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async (stage) =>
    stage.engine === 'sqlite' ? await endNpmStart(stage) : await restartInTurn(stage),
}
