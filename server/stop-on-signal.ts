import type { RunningServer } from './run.ts'

/** Milliseconds that answers under way get when the server is told to stop. */
const STOP_LIMIT_MS = 10_000

/** Stops the server in good order when this process is told to end, and then ends it. */
export function stopOnSignal(server: RunningServer): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await server.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
