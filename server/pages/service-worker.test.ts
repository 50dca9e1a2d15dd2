import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { serveServiceWorker } from './service-worker.ts'

async function readWorker(environment: Record<string, string>) {
  const { app } = await startTestServer('sqlite', {
    environment,
    pages: async (server) => {
      const SERVICE_WORKER = environment['SERVICE_WORKER'] === 'off' ? 'off' : 'on'
      serveServiceWorker(server, { SERVICE_WORKER }, () => Promise.resolve('work()'))
      await Promise.resolve()
    },
  })
  return await app.inject('/sw.js')
}

test('the service worker has the whole site as scope and is never cached', async () => {
  const { body, headers } = await readWorker({})
  expect(body).toBe('work()')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'self'",
  })
})

test('when turned off, it unregisters itself before it deletes its caches', async () => {
  const { body } = await readWorker({ SERVICE_WORKER: 'off' })
  expect(body).toMatch(/registration\.unregister\(\)[^]+caches\.delete/)
  expect(body).not.toContain('work()')
})
