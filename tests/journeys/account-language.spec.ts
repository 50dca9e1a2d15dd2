import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CurrentUser } from '#contract/account.ts'
import { readConfig } from '#server/config.ts'
import { builtPages } from '#server/pages/serve.ts'
import { run } from '#server/run.ts'
import { newToken } from './support/member.ts'
import { expect, test as base } from './support/test.ts'

/** `test` with a separate server, without a catalogue but with a country lookup. */
const test = base.extend<{ geoUrl: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  geoUrl: async ({}, use) => {
    const server = createServer((_request, response) => {
      // The journeys' own address header is sent here, too.
      const anybody = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      response.writeHead(200, anybody).end('{"country":"DE"}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    server.close()
  },
  baseURL: async ({ geoUrl }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'simmer-country-'))
    const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', GEO_URL: geoUrl }
    const config = readConfig(settings)
    const { origin, stop } = await run(config, { pages: builtPages(config) })
    await use(origin)
    await stop()
    await rm(folder, { recursive: true })
  },
})

for (const [chosen, langId] of [
  ['no language', 0],
  ['English', 1],
] as const) {
  test(`AUT-24 a visitor in Germany who chose ${chosen} gets an account in language ${langId} @thorough`, async ({
    page,
    open,
    request,
    geoUrl,
    allowComplaint,
  }) => {
    allowComplaint(new RegExp(`^asked ${geoUrl}$`))
    const answered = page.waitForResponse(geoUrl)
    await open('/auth/new')
    await answered
    if (chosen === 'English') {
      await page.getByRole('link', { name: 'DE: Deutsch' }).click()
      await page.getByRole('link', { name: 'EN: English' }).click()
    }
    const email = `${randomUUID()}@simmer.example`
    const password = 'correct horse'
    await page.getByLabel('Full name').fill('Ada')
    await page.getByLabel('Username').fill(randomUUID().slice(0, 12))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/')
    const token = await newToken(request, { email, password })
    const me = await request.get('/api/me/', { headers: { Authorization: `Bearer ${token}` } })
    const { Language, FirstName, LastName } = (await me.json()) as CurrentUser
    expect([Language, FirstName, LastName]).toEqual([langId, 'Ada', ''])
  })
}
