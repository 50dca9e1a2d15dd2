import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const READY = /Simmer is ready: (\S+)/
const MEDIA_BASE_URL = 'http://media.simmer.localhost'

/** The built server whose pictures and films are said to be elsewhere. */
async function startServer(folder: string) {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', DRAIN_SECONDS: '0', MEDIA_BASE_URL }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Read to the end: a closed pipe would end the server when it prints its next line.
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, address] = READY.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error(output)))
  })
  return { child, origin }
}

test('pictures and films come from the address of the CDN, and the policy lets them @thorough @any-width', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-media-'))
  const { child, origin } = await startServer(folder)
  try {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const asked: string[] = []
    await page.route(`${MEDIA_BASE_URL}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      await route.continue({ url: origin + pathname })
    })
    const here: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${origin}/media/`)) here.push(request.url())
    })
    await page.goto(`${origin}/recipes`)
    await expect
      .poll(async () =>
        page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(asked.some((path) => path.startsWith('/media/'))).toBe(true)
    expect(here).toEqual([])
    await page.goto(`${origin}/recipes/12`)
    const film = /"contentUrl":"([^"]+)"/.exec(await page.content())?.[1]
    expect(film).toMatch(/^http:\/\/media\.simmer\.localhost\/media\/.+\.mp4$/)
    expect(complaints).toEqual([])
  } finally {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
})
