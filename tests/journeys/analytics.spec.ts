import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { builtPages } from '#server/pages/serve.ts'
import { run } from '#server/run.ts'
import { expect, test as base } from './support/test.ts'

interface Service {
  /** Address for pageviews. */
  endpoint: string
  /** Received pageviews in their order. */
  pageviews: { path: string; headers: IncomingHttpHeaders }[]
}

/** `test` with a separate server, without a catalogue, that reports to a service on this machine. */
const test = base.extend<{ service: Service }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  service: async ({}, use) => {
    const pageviews: Service['pageviews'] = []
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { path } = JSON.parse(Buffer.concat(parts).toString()) as { path: string }
        pageviews.push({ path, headers: request.headers })
        response.writeHead(204, { 'Set-Cookie': 'visitor=1' }).end()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use({ endpoint: `http://127.0.0.1:${port}/count`, pageviews })
    server.close()
  },
  baseURL: async ({ service }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'simmer-analytics-'))
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ANALYTICS_URL: service.endpoint,
    })
    const { origin, stop } = await run(config, { pages: builtPages(config) })
    await use(origin)
    await stop()
    await rm(folder, { recursive: true })
  },
})

test('SHL-38 a visitor opens pages, and each pageview is reported once, without a cookie @thorough', async ({
  page,
  open,
  service,
  context,
  allowComplaint,
}) => {
  allowComplaint(new RegExp(`^asked ${service.endpoint}$`))
  await open('/terms?lang=en')
  await expect.poll(() => service.pageviews.length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data Privacy' }).click()
  await expect.poll(() => service.pageviews.map(({ path }) => path)).toEqual(['/terms', '/privacy'])
  for (const { headers } of service.pageviews) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
  const cookies = await context.cookies(service.endpoint)
  expect(cookies.filter(({ name }) => name === 'visitor')).toEqual([])
})

for (const [signal, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`a visitor whose browser sends ${signal} is not reported to the analytics service @thorough`, async ({
    page,
    open,
    service,
  }) => {
    await page.addInitScript(
      ([property, wished]) => Object.defineProperty(navigator, property, { value: wished }),
      [name, value] as const,
    )
    await open('/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await page.waitForLoadState('networkidle')
    expect(service.pageviews).toEqual([])
  })
}

base(
  'without an analytics service its code is not fetched and the policy allows no other host @thorough',
  async ({ page, open, request }) => {
    const scripts: string[] = []
    page.on('request', (sent) => scripts.push(sent.url()))
    await open('/terms')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('pageviews'))).toEqual([])
    const { 'content-security-policy': policy } = (await request.get('/terms')).headers()
    expect(policy).toContain(`connect-src 'self';`)
  },
)
