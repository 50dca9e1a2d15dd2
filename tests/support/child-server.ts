import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A server without pages, so that it starts without a built app. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { stopOnSignal } from '#server/stop-on-signal.ts'
  const config = readConfig(process.env)
  const server = await run(config)
  stopOnSignal(server, config.DRAIN_SECONDS)
  console.log(server.origin)
`

/** Starts Node for the running test, and ends it after the test. */
export function startNode(options: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, options, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts a server in a separate process, on a free port, and waits until it is ready. */
export async function startChildServer(environment: Record<string, string>) {
  const script = ['--input-type=module-typescript', '--eval', SERVER]
  const child = startNode(script, { PORT: '0', ...environment })
  const [output] = await once(child.stdout, 'data')
  return { child, origin: String(output).trim() }
}
