import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { proxyNotice } from './trust-proxy.ts'

const FORWARDED = { 'x-forwarded-for': '198.51.100.7' }

test('the start warns about trusting every proxy, but not about trusting some', () => {
  expect(proxyNotice({ TRUST_PROXY: 'true' })).toMatch(/^TRUST_PROXY=true believes [^\n]+$/)
  for (const TRUST_PROXY of ['false', '1', '192.0.2.0/24'])
    expect(proxyNotice({ TRUST_PROXY })).toBeUndefined()
})

test.for([
  [{ PUBLIC_ORIGIN: 'https://simmer.example' }, undefined, 1],
  [{}, 'production', 1],
  [{}, undefined, 0],
  [{ PUBLIC_ORIGIN: 'https://simmer.example', TRUST_PROXY: '1' }, 'production', 0],
] as const)(
  'with %o and NODE_ENV=%s an ignored proxy is warned of %i times',
  async ([environment, nodeEnv, times]) => {
    vi.stubEnv('NODE_ENV', nodeEnv)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { app } = await startTestServer('sqlite', { environment })
    const warn = vi.spyOn(app.log, 'warn')
    await app.inject({ url: '/api/live' })
    expect(warn).not.toHaveBeenCalled()
    await app.inject({ url: '/api/live', headers: FORWARDED })
    await app.inject({ url: '/api/live', headers: FORWARDED })
    expect(warn).toHaveBeenCalledTimes(times)
  },
)
