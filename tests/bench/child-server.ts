import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** First port of the benchmark's servers; each takes the next one. */
let nextPort = 4300

/** A server in a process of its own, so that the load does not run on its event loop. */
export interface ChildServer {
  /** Scheme, host and port, without a final slash. */
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts a file of `servers/`, on a port of its own.
 * @throws when it ends before
 */
export async function startChild(
  name: 'simmer' | 'one-statement' | 'constant' | 'bare',
  settings: Record<string, string>,
): Promise<ChildServer> {
  const file = fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url))
  const port = nextPort
  nextPort += 1
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings }
  const child = fork(file, { env })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ${name} ended.`)
  })
  await Promise.race([once(child, 'message'), ended])
  const stop = async () => {
    child.kill()
    await ended.catch(() => {})
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
