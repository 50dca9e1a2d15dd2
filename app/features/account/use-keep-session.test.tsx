// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNAUTHORIZED } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { readToken, writeToken } from '#app/lib/storage/token.ts'
import { useKeepSession } from './use-keep-session.ts'

const ADA = { username: 'ada' }
/** A new error each time, as for real calls. */
const fail = () => Promise.reject(new ApiError(500, 'Oops.', 'ServerError'))

beforeEach(() => {
  vi.useFakeTimers()
  // Failures are logged (ERR-28).
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writeToken('a token')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Session() {
  useKeepSession()
  return null
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A page that reads the member; `respond` returns or throws what the server does. */
async function start(respond: () => unknown) {
  const fetcher = vi.fn(async () => respond())
  render(
    <SWRConfig
      value={{ provider: () => new Map(), fetcher, dedupingInterval: 0, shouldRetryOnError: false }}
    >
      <Session />
    </SWRConfig>,
  )
  await wait(0)
  return fetcher
}

test('STA-02 a member whose account cannot be loaded after all retries is signed out', async () => {
  const fetcher = await start(fail)
  await wait(60_000)
  expect([readToken(), fetcher.mock.calls.length]).toEqual([null, 4])
})

test('a member with a confirmed session stays signed in through ten minutes of server failures', async () => {
  let isBroken = false
  const fetcher = await start(() => (isBroken ? fail() : ADA))
  isBroken = true
  dispatchEvent(new Event(UNAUTHORIZED))
  await wait(600_000)
  expect(readToken()).toBe('a token')
  expect(fetcher.mock.calls.length).toBeGreaterThan(10)
  isBroken = false
  await wait(60_000)
  const asked = fetcher.mock.calls.length
  await wait(60_000)
  expect([readToken(), fetcher.mock.calls.length]).toEqual(['a token', asked])
})

test('STA-02 a member with a refused token is signed out at once', async () => {
  const refusal = new ApiError(401, 'Sign in.', 'Unauthorized')
  let isRefused = false
  await start(() => (isRefused ? Promise.reject(refusal) : ADA))
  isRefused = true
  dispatchEvent(new Event(UNAUTHORIZED))
  await wait(0)
  expect(readToken()).toBeNull()
})
