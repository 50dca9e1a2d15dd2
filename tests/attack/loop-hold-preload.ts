// Loaded into a server before its own code: writes how long its event loop was held, see `loop-hold.ts`.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.LOOP_HOLD_FILE
if (isMainThread && file !== undefined) {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  setInterval(() => writeFileSync(file, String(histogram.max / 1e6)), 200).unref()
  process.on('SIGUSR2', () => histogram.reset())
}
