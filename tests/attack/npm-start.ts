import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import { freePort } from '#tests/support/free-port.ts'
import { ask } from './client.ts'
import { processTree } from './process-tree.ts'
import type { Attack, Stage } from './stage.ts'
import { secondsUntil } from './traffic.ts'

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
  npm.kill('SIGTERM')
  const isGone = async () => tree.every((pid) => processTree(pid).length === 0)
  const seconds = await secondsUntil(isGone, 20)
  const [code] = await Promise.race([exit, delay(1000, [255])])
  const left = tree.filter((pid) => processTree(pid).length > 0)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  return [
    { name: 'listens after', value: started, unit: 's', max: 60 },
    {
      name: 'ended after',
      value: seconds,
      unit: 's',
      max: END_LIMIT_S,
    },
    { name: 'exit code', value: code ?? 255, unit: '', max: 0 },
    { name: 'processes left', value: left.length, unit: '', max: 0 },
  ]
}

/** `npm start` is ended by a signal. */
export const attack: Attack = { engines: ['sqlite'], run: endNpmStart }
