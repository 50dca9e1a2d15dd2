import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { isInternal } from '#server/http/internal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What Prometheus reads; undefined without `METRICS_ADDRESS`. */
    metrics: Metrics | undefined
  }
}

/** How often a cache was asked, and how often it had to make the answer. */
export interface CacheCounts {
  asked: number
  made: number
}

/** The metrics of one server. */
export interface Metrics {
  registry: Registry
  /** Reports a cache's counts at each scrape. */
  watchCache: (name: string, counts: () => CacheCounts) => void
  /** Milliseconds between the time of a bell and the moment a push service took it. */
  bellSent: (latenessMs: number) => void
  /** Makes a gauge. The names of all metrics of Simmer begin with `simmer_`. */
  gauge: (name: string, help: string, labels?: readonly string[]) => Gauge
  /** Calls a function before each scrape, which waits for it. It must not throw. */
  beforeScrape: (refresh: () => Promise<void>) => void
  /** All metrics in the text format of Prometheus. */
  scrape: () => Promise<{ type: string; text: string }>
}

/** Seconds. A page takes 10 to 100 ms; what takes longer than 10 s has failed. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Seconds. A bell is to be heard within a second; push services drop it after two minutes. */
const BELL_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 120]

/** Collects metrics while `METRICS_ADDRESS` asks for them. */
export async function collectMetrics(
  app: App,
  { METRICS_ADDRESS }: Pick<Config, 'METRICS_ADDRESS'>,
): Promise<void> {
  app.decorate('metrics', METRICS_ADDRESS === undefined ? undefined : await createMetrics())
  const { metrics } = app
  if (!metrics) return
  const { Histogram } = await import('prom-client')
  const requests = new Histogram({
    name: 'simmer_http_request_duration_seconds',
    help: 'Requests of clients by route, with the time until the answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [metrics.registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInternal(request)) observe(requests, { request, reply })
    done()
  })
}

type Answered = {
  request: { method: string; routeOptions: { url?: string | undefined } }
  reply: { statusCode: number; elapsedTime: number }
}

/** Addresses without a route are one route: each of them would be a series of its own. */
function observe(requests: Histogram, { request, reply }: Answered): void {
  const { url: route = 'none' } = request.routeOptions
  const labels = { method: request.method, route, status: String(reply.statusCode) }
  requests.observe(labels, reply.elapsedTime / 1000)
}

async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const bells = new Histogram({
    name: 'simmer_bell_lateness_seconds',
    help: 'Time from the deadline of a timer until a push service took its bell.',
    buckets: BELL_BUCKETS,
    registers,
  })
  const refreshes: (() => Promise<void>)[] = []
  const caches = new Map<string, () => CacheCounts>()
  const labelNames = ['cache']
  const countersOf = (of: keyof CacheCounts, name: string, help: string): Counter =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [cache, counts] of caches) this.inc({ cache }, counts()[of])
      },
    })
  countersOf('asked', 'simmer_cache_requests_total', 'How often a cache was asked.')
  countersOf('made', 'simmer_cache_misses_total', 'How often a cache did not have the answer.')
  return {
    registry,
    watchCache: (name, counts) => void caches.set(name, counts),
    bellSent: (latenessMs) => bells.observe(Math.max(0, latenessMs) / 1000),
    gauge: (name, help, labels = []) =>
      new Gauge({ name, help, labelNames: [...labels], registers }),
    beforeScrape: (refresh) => void refreshes.push(refresh),
    scrape: async () => {
      await Promise.all(refreshes.map(async (refresh) => await refresh()))
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
