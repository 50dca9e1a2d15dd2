// WebKitGTK by its own WebDriver, in a window that nobody sees.
import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { FIRST_SIZE, type Engine, type Page } from './engine.ts'
import { actionsOf, lineOf, textOf } from './webdriver.ts'

const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

const isThere = (program: string) => spawnSync('which', [program]).status === 0

/** The installed browser. Undefined where it, its driver or a screen without a monitor is missing. */
export function webkitHere(): string | undefined {
  return isThere('WebKitWebDriver') && isThere('Xvfb') ? globSync(BROWSERS)[0] : undefined
}

/** Whether a driver has started. */
const answers = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks a driver. */
async function ask<Value>(
  method: 'POST' | 'GET' | 'DELETE',
  url: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

/** Runs in the page: waits until it is drawn. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/** Opens a browser of its own on a screen: a driver has one window at a time. */
async function openPage(environment: NodeJS.ProcessEnv): Promise<Page> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment })
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await answers(base)); tries += 1) await setTimeout(100)
  const options = { binary: webkitHere(), args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${base}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${base}/session/${sessionId}`
  const post = <Value>(path: string, body: object) => ask<Value>('POST', `${session}/${path}`, body)
  await post('timeouts', { script: 120_000, pageLoad: 120_000 })
  const page: Page = {
    open: async (url) => {
      await post('url', { url })
    },
    call: async (work, ...args) => {
      const [kind, text] = await post<['done' | 'thrown', string]>('execute/async', {
        script: `const [args, done] = arguments;
(${textOf(work)})(args)
  .then((text) => done(['done', text]), (error) => done(['thrown', String(error?.message ?? error)]))`,
        args: [JSON.stringify(args)],
      })
      if (kind === 'thrown') throw new Error(text)
      return JSON.parse(text)
    },
    press: async (key) => {
      await post('actions', { actions: actionsOf(key) })
    },
    resize: async ({ width, height }) => {
      const bars = await page.call(() => [outerWidth - innerWidth, outerHeight - innerHeight])
      await post('window/rect', { width: width + bars[0]!, height: height + bars[1]! })
      await page.call(drawn)
    },
    screenshot: async () =>
      Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      driver.kill()
    },
  }
  await page.resize(FIRST_SIZE)
  return page
}

/** Starts a screen that nobody sees, where each page gets WebKitGTK's small browser. */
export async function startWebkit(): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const display = await lineOf(screen, /^(\d+)\n/m)
  const environment = {
    ...process.env,
    DISPLAY: `:${display}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const pages: Page[] = []
  const { stdout } = spawnSync(webkitHere()!, ['--version'], { encoding: 'utf8', env: environment })
  return {
    version: stdout.trim(),
    newPage: async () => {
      const page = await openPage(environment)
      pages.push(page)
      return page
    },
    close: async () => {
      await Promise.all(pages.map((page) => page.close()))
      screen.kill()
    },
  }
}
