import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { App } from '../app-type.ts'
import { machineMemory } from '#server/lib/machine-memory.ts'

/** How busy this process is, measured once a second. */
export interface ProcessLoad {
  /** Mean delay of the event loop within the last second, in milliseconds; 0 to 1 when idle. */
  delayMs: number
  /** The larger of two shares, 0 to 1: heap of V8's limit, and memory of the machine's. */
  memory: number
}

const SAMPLE_MS = 1000
/** Milliseconds between measurements within a sample. A stall shorter than a sample is averaged away. */
const RESOLUTION_MS = 20

/** Measures the load of this process from when the server is ready until it closes. */
export function measureLoad(app: App): ProcessLoad {
  const load: ProcessLoad = { delayMs: 0, memory: 0 }
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const sample = () => {
    // Without a measurement the mean is NaN.
    const mean = delays.count > 0 ? delays.mean / 1e6 : 0
    load.delayMs = Math.max(0, mean - RESOLUTION_MS)
    load.memory = memoryShare()
    delays.reset()
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    delays.enable()
    timer = setInterval(sample, SAMPLE_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  return load
}

function memoryShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return Math.max(used / limit, process.memoryUsage.rss() / machineMemory())
}
