import type { App } from './app-type.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Does some work as soon as the server is ready, and then every hour until it closes. Failures are
 * logged.
 *
 * @param name for the log, such as "the deletion of old changes"
 */
export function repeatHourly(app: App, name: string, work: () => Promise<void>): void {
  const attempt = async () => {
    try {
      await work()
    } catch (error) {
      app.log.warn({ err: error }, `${name} failed`)
    }
  }
  const timer = setInterval(() => void attempt(), HOUR_MS).unref()
  // Not awaited, because a write may wait for an import and must not delay the start.
  app.addHook('onReady', async () => void attempt())
  app.addHook('onClose', async () => clearInterval(timer))
}
