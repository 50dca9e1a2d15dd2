import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, so that the load does not run on its event loop. */
export interface ChildServer {
  /** Scheme, host and port, without a final slash. */
  origin: string
  pid: number
  stop: () => Promise<void>
  /** Ends it without a warning, as a power cut does. */
  kill: () => Promise<void>
}

/**
 * Starts a file of `servers/` on a free port.
 *
 * @param checkout folder of the project whose server it is. @default this one
 * @throws when it ends before
 */
export async function startChild(
  name: 'simmer' | 'calls' | 'one-statement' | 'constant' | 'bare',
  settings: Record<string, string>,
  checkout = fileURLToPath(new URL('../..', import.meta.url)),
): Promise<ChildServer> {
  const file = join(checkout, `tests/bench/servers/${name}.ts`)
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', ...settings }
  const child = fork(file, { env, cwd: checkout })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ${name} ended.`)
  })
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended.catch(() => {})
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
