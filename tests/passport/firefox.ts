// Firefox ESR by WebDriver BiDi, which it speaks by itself.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOf, type Engine } from './engine.ts'

const PROGRAM = 'firefox-esr'

/** Films may start by themselves. */
const PREFERENCES = "user_pref('media.autoplay.default', 0);\n"

/** Version of the installed Firefox. Undefined where there is none. */
export function firefoxHere(): string | undefined {
  const { status, stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().replace(/^Mozilla /, '') : undefined
}

/** A page of `script.callFunction`: a text or what was thrown. */
interface Called {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Sends commands and gets their results by a socket. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<
    number,
    (answer: { type: string; result: unknown; message?: string }) => void
  >()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id: number; type: string; result: unknown }
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ type, result, message }) => {
        if (type === 'success') resolve(result as Result)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Starts Firefox with an empty profile. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'passport-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES)
  const program = spawn(
    PROGRAM,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [, address] = await lineOf(program, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  // The window that Firefox opens by itself never gets the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport: { width: 1400, height: 1200 } })
  return {
    version: firefoxHere() ?? PROGRAM,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    call: async (source, ...args) => {
      const called = await send<Called>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (called.type === 'exception') throw new Error(called.exceptionDetails?.text)
      return JSON.parse(called.result?.value ?? 'null') as unknown
    },
    close: async () => {
      close()
      const ended = once(program, 'exit')
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
