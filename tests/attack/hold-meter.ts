// Loaded into the server under attack by `--import`. It measures how long the event loop is held, and
// writes the longest hold to the output when it is asked by SIGUSR2, then begins anew.
import { basename } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { HOLD_MARK, HOLD_RESOLUTION_MS } from './hold-mark.ts'

// Processes and threads that the server starts inherit the option.
if (isMainThread && basename(process.argv[1] ?? '') === 'main.ts') {
  const delays = monitorEventLoopDelay({ resolution: HOLD_RESOLUTION_MS })
  delays.enable()
  process.on('SIGUSR2', () => {
    const longest = Math.max(0, delays.max / 1e6 - HOLD_RESOLUTION_MS)
    console.log(`${HOLD_MARK}${longest.toFixed(1)}`)
    delays.reset()
  })
}
