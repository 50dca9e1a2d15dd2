import { onTestFinished } from 'vitest'
import type { App } from '#server/http/app-type.ts'
import type { ReadingPools } from '#server/reading/reading-pools.ts'
import { ReadingProcesses, type ReadingOptions } from '#server/reading/reading-processes.ts'

const LIMITS = { timeMs: 20_000, memoryBytes: 280_000_000 }

/** A reading process of the running test, which ends after the test. */
export function startReader(
  { log }: Pick<App, 'log'>,
  options: Partial<ReadingOptions> = {},
): ReadingProcesses {
  const reader = new ReadingProcesses({ processes: 1, limits: LIMITS, log, ...options })
  onTestFinished(() => reader.close())
  return reader
}

/** Reading processes for tests that call the server's functions themselves. */
export function startReading(app: Pick<App, 'log'>): ReadingPools {
  const reader = startReader(app)
  return { quick: reader, patient: reader }
}
