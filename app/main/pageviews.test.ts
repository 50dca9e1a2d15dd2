import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusesCounting } from '#app/lib/counting/refuses-counting.ts'
import { reportPageview, reportPageviews } from './pageviews.ts'

interface Report {
  method: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** A service that records its requests. */
async function startService() {
  const reports: Report[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      reports.push({ method: request.method, headers: request.headers, body })
      response.writeHead(204, { 'Set-Cookie': 'id=1' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { reports, endpoint: `http://127.0.0.1:${port}/count` }
}

const routerAt = (path: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })

test('SHL-38 the opened page is reported, then each other page, by its path', async () => {
  const { reports, endpoint } = await startService()
  const router = routerAt('/recipes?IncludedIng[]=3')
  reportPageviews(endpoint, router)
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  await router.navigate('/recipes?page=2')
  await router.navigate('/recipes/5')
  await vi.waitFor(() => expect(reports).toHaveLength(2))
  expect(reports.map(({ body }) => body)).toEqual([
    { type: 'pageview', path: '/recipes', language: 'en' },
    { type: 'pageview', path: '/recipes/5', language: 'en' },
  ])
  for (const { method, headers } of reports) {
    expect(method).toBe('POST')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
})

test('the token of a password reset is not reported', async () => {
  const { reports, endpoint } = await startService()
  reportPageviews(endpoint, routerAt('/auth/resetPassword/secret'))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports.map(({ body }) => body)).toMatchObject([{ path: '/auth/resetPassword/' }])
})

test('a visitor who opted out is not reported', async () => {
  const { reports, endpoint } = await startService()
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  reportPageviews(endpoint, routerAt('/refused'))
  vi.unstubAllGlobals()
  await reportPageview(endpoint, '/last')
  expect(reports.map(({ body }) => body)).toEqual([
    { type: 'pageview', path: '/last', language: 'en' },
  ])
  expect(refusesCounting({ globalPrivacyControl: true })).toBe(true)
  expect(refusesCounting({ doNotTrack: null, globalPrivacyControl: false })).toBe(false)
})

test('an unreachable analytics service causes no error', async () => {
  await expect(reportPageview('http://127.0.0.1:9/count', '/')).resolves.toBeUndefined()
})
