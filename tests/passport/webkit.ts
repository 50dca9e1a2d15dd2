// WebKitGTK by its own WebDriver, in a window that nobody sees.
import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { lineOf, type Engine } from './engine.ts'

const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

const isThere = (program: string) => spawnSync('which', [program]).status === 0

/** The installed browser. Undefined where it, its driver or a screen without a monitor is missing. */
export function webkitHere(): string | undefined {
  return isThere('WebKitWebDriver') && isThere('Xvfb') ? globSync(BROWSERS)[0] : undefined
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch {
    return false
  }
}

/** Starts WebKitGTK's small browser. */
export async function startWebkit(): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [, display] = await lineOf(screen, /^(\d+)/m)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await answers(base)); tries += 1) await setTimeout(100)

  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  const { sessionId, capabilities } = await send<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: webkitHere(), args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 })
  await send('POST', `${session}/window/rect`, { width: 1500, height: 1000 })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', `${session}/url`, { url })
    },
    call: async (source, ...args) => {
      const [kind, text] = await send<['done' | 'thrown', string]>(
        'POST',
        `${session}/execute/async`,
        {
          script: `const [args, done] = arguments;
(async () => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null))()
  .then((text) => done(['done', text]), (error) => done(['thrown', String(error?.message ?? error)]))`,
          args: [JSON.stringify(args)],
        },
      )
      if (kind === 'thrown') throw new Error(text)
      return JSON.parse(text) as unknown
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined)
      driver.kill()
      screen.kill()
    },
  }
}
