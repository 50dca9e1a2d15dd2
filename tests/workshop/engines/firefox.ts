// Firefox ESR by WebDriver BiDi, which it speaks by itself.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_SIZE, type Engine, type Page } from './engine.ts'
import { actionsOf, lineOf, textOf } from './webdriver.ts'

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

/** An answer to a command, or, without an id, an event. */
interface Answer {
  id: number
  type: string
  result: unknown
  message?: string
}

/** Sends commands and gets their results by a socket. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Answer
    if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  })
  let last = 0
  const send = <Result>(method: string, params: object) => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise as Promise<Result>
  }
  return { send, close: () => socket.close() }
}

type Send = Awaited<ReturnType<typeof connect>>['send']

/** Opens a window. */
async function openPage(send: Send): Promise<Page> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  // The window that Firefox opens by itself never gets the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'window',
    userContext,
  })
  const page: Page = {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    call: async (work, ...args) => {
      const called = await send<Called>('script.callFunction', {
        functionDeclaration: textOf(work),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (called.type === 'exception') throw new Error(called.exceptionDetails?.text)
      return JSON.parse(called.result?.value ?? 'null')
    },
    press: async (key) => {
      await send('input.performActions', { context, actions: actionsOf(key) })
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport })
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext })
    },
  }
  await page.resize(FIRST_SIZE)
  return page
}

/** Starts Firefox with an empty profile. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'simmer-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES)
  const program = spawn(
    PROGRAM,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const address = await lineOf(program, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  return {
    version: firefoxHere() ?? PROGRAM,
    newPage: () => openPage(send),
    close: async () => {
      close()
      const ended = once(program, 'exit')
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
