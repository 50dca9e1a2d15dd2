import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { StartError } from '#server/start-error.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds for a request to arrive. */
const ARRIVAL_MS = 5000
const CONNECTIONS_MAX = 20

/**
 * Serves `/metrics` on `METRICS_ADDRESS`, which is never the address of the site: visitors cannot
 * reach it. It ends with the app.
 * @throws {StartError} when the address cannot be listened on
 */
export async function serveMetrics(
  app: App,
  { METRICS_ADDRESS }: Pick<Config, 'METRICS_ADDRESS'>,
): Promise<void> {
  const { metrics } = app
  if (!metrics || METRICS_ADDRESS === undefined) return
  const { hostname, port } = new URL(`http://${METRICS_ADDRESS}`)
  const server = createServer({ requestTimeout: ARRIVAL_MS }, answer(metrics, app))
  server.maxConnections = CONNECTIONS_MAX
  // `URL` leaves out port 80, and brackets addresses of IPv6.
  server.listen({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { message } = error as Error
    throw new StartError(`METRICS_ADDRESS cannot be listened on: ${message}.`)
  }
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
}

function answer(metrics: Metrics, app: App): RequestListener {
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.url !== '/metrics' || !isRead) {
      response.writeHead(404).end()
      return
    }
    metrics.scrape().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  }
}
