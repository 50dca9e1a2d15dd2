import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { readConfig } from '#server/config.ts'
import { run } from '#server/run.ts'

const METRICS_ADDRESS = '127.0.0.1:9'

/** The value of a series, by its name with labels; undefined when it is not there. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test.for(databases)(
  'HST-60 requests are counted by route and status, and what waits on %s by queue',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { environment: { METRICS_ADDRESS } })
    await app.inject({ url: '/api/health' })
    await app.inject({ url: '/api/recipe/987654?LangId=1' })
    await app.inject({ url: '/no/such/place/alice@example.org' })
    await database.db
      .insertInto('mail_queue')
      .values({
        kind: 'welcome',
        email_key: 'a@example.org',
        lang_id: 1,
        due_at: Date.now() - 60_000,
        created_at: Date.now(),
      })
      .execute()
    await database.db
      .insertInto('backup_runs')
      .values({ day: '2026-01-01', claimed_at: 1, finished_at: Date.now() - 5_000, file: 'b' })
      .execute()
    const { text } = (await app.metrics?.scrape()) ?? { text: '' }
    const requests = 'simmer_http_request_duration_seconds_count'
    expect(valueOf(text, `${requests}{method="GET",route="/api/health",status="200"}`)).toBe(1)
    expect(valueOf(text, `${requests}{method="GET",route="/api/recipe/:id",status="404"}`)).toBe(1)
    expect(valueOf(text, `${requests}{method="GET",route="none",status="404"}`)).toBe(1)
    expect(valueOf(text, 'simmer_queue_size{queue="mail"}')).toBe(1)
    expect(valueOf(text, 'simmer_queue_overdue_seconds{queue="mail"}')).toBeGreaterThanOrEqual(60)
    expect(valueOf(text, 'simmer_queue_size{queue="bell"}')).toBe(0)
    expect(valueOf(text, 'simmer_backup_age_seconds')).toBeGreaterThanOrEqual(5)
    expect(valueOf(text, 'simmer_database_up')).toBe(1)
    expect(valueOf(text, 'simmer_database_connections{state="waiting"}')).toBe(
      engine === 'postgres' ? 0 : undefined,
    )
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).not.toContain('example.org')
  },
)

test.for(databases)('HST-60 without %s the metrics say so, and no old number', async (engine) => {
  const { app, database } = await startTestServer(engine, { environment: { METRICS_ADDRESS } })
  await database.close()
  const { text } = (await app.metrics?.scrape()) ?? { text: '' }
  expect(valueOf(text, 'simmer_database_up')).toBe(0)
  expect(text).not.toContain('simmer_queue_size{')
  expect(valueOf(text, 'simmer_backup_age_seconds')).toBeUndefined()
})

test('HST-61 metrics are on an address of their own, and nowhere else', async () => {
  const { config } = await openTestDatabase('sqlite', { bare: true })
  const port = await freePort()
  const settings = readConfig({
    ...config,
    PORT: '0',
    LOG_LEVEL: 'silent',
    METRICS_ADDRESS: `127.0.0.1:${port}`,
  })
  const server = await run(settings)
  const metrics = `http://127.0.0.1:${port}`
  const answer = await fetch(`${metrics}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await answer.text()).toContain('simmer_database_up 1')
  for (const [path, method] of [
    ['/', 'GET'],
    ['/api/health', 'GET'],
    ['/metrics', 'POST'],
  ] as const) {
    expect((await fetch(metrics + path, { method })).status).toBe(404)
  }
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
  const second = await openTestDatabase('sqlite', { bare: true })
  await expect(run({ ...settings, DATA_DIR: second.config.DATA_DIR })).rejects.toThrow(
    /^METRICS_ADDRESS cannot be listened on: .*EADDRINUSE.*\.$/,
  )
  await server.stop()
  await expect(fetch(`${metrics}/metrics`)).rejects.toThrow()
})

test('HST-62 the dashboard asks for metrics that are there', async () => {
  const { app } = await startTestServer('postgres', { environment: { METRICS_ADDRESS } })
  await app.inject({ url: '/api/health' })
  const { text } = (await app.metrics?.scrape()) ?? { text: '' }
  const dashboard = await readFile(new URL('../../deploy/grafana.json', import.meta.url), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
  const names = new Set(asked.match(/\b(?:simmer|nodejs|process)_\w+/g))
  expect(names.size).toBeGreaterThan(8)
  for (const name of names)
    expect(text).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `)
})
