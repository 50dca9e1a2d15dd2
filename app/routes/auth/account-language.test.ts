import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { accountLanguage, lookUpCountry } from './account-language.ts'

/** A country service that responds with a text, or never. */
async function startService(answer: string | undefined): Promise<string> {
  const server = createServer((_request, response) => {
    if (answer !== undefined) response.end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test.for([
  ['{"country":"DE"}', 0],
  ['{"country":"AT"}', 1],
  ['{"country":null}', 1],
  ['null', 1],
  ['too many calls', 1],
  [undefined, 1],
] as const)(
  'AUT-24 API-07 a country service that answers %j makes the language %s',
  async ([answer, langId]) => {
    const country = await lookUpCountry(await startService(answer))
    expect(accountLanguage(country, undefined)).toBe(langId)
  },
)

test('AUT-24 without a country service, or when it is down, accounts are English', async () => {
  expect(accountLanguage(await lookUpCountry(''), undefined)).toBe(1)
  expect(accountLanguage(await lookUpCountry('http://127.0.0.1:9/'), undefined)).toBe(1)
})

test('a chosen language takes precedence over the country', () => {
  expect(accountLanguage('DE', 'en')).toBe(1)
  expect(accountLanguage('AT', 'de')).toBe(0)
  expect(accountLanguage(undefined, 'de')).toBe(0)
})
