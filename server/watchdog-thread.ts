import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.ts'

const { beats, limitMs, tickMs } = workerData as WatchdogData

/** Written by the thread itself: the main thread would have to pass it on. */
const STDERR = 2

let last = -1
let ticks = 0

// Ticks are counted instead of time: while the whole process is paused, neither goes on.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  ticks = now === last ? ticks + 1 : 0
  last = now
  if (ticks * tickMs < limitMs) return
  try {
    writeSync(STDERR, `The server has done nothing for ${limitMs / 1000} s and is ended.\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, tickMs)
