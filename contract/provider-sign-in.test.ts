import { expect, test } from 'vitest'
import {
  EXTERNAL_FAILURES,
  externalStartPath,
  PROVIDERS,
  readProviderResult,
  writeProviderResult,
} from './provider-sign-in.ts'

test('AUT-06 a browser starts at the path of its provider', () => {
  expect(PROVIDERS.map(externalStartPath)).toEqual(
    PROVIDERS.map((name) => `/signup/external/${name.toLowerCase()}/start`),
  )
})

test('every result of a sign-in at a provider is read back from the fragment', () => {
  for (const provider of PROVIDERS) {
    const results = [
      { provider, code: 'a&b=c #d' },
      ...EXTERNAL_FAILURES.map((failure) => ({ provider, failure })),
    ]
    for (const result of results) {
      const fragment = writeProviderResult(result)
      expect(readProviderResult(fragment)).toEqual(result)
      expect(readProviderResult(`#${fragment}`)).toEqual(result)
    }
  }
})

test('a # inside the fragment belongs to the code', () => {
  const [provider] = PROVIDERS
  expect(readProviderResult(`provider=${provider}&code=a#b`)).toEqual({ provider, code: 'a#b' })
})

test.each([
  '',
  'code=1',
  'provider=Nobody&code=1',
  `provider=${PROVIDERS[0]}`,
  `provider=${PROVIDERS[0]}&failure=odd`,
])('the fragment %j is no result', (fragment) => {
  expect(readProviderResult(fragment)).toBeUndefined()
})
