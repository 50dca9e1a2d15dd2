import type { FastifyBaseLogger } from 'fastify'
import type { ChildLimits } from '#server/children/limited-child.ts'
import type { App } from '#server/http/app-type.ts'
import { ReadingProcesses, type ReadingOptions } from './reading-processes.ts'

/** Processes for what somebody waits for, and for what takes longer: neither waits for the other. */
export interface ReadingPools {
  /** Drafts, pasted texts and pages: at most a few megabytes each. */
  readonly quick: ReadingProcesses
  /** Files that members import, and what is packed for them. */
  readonly patient: ReadingProcesses
}

/** What tests override. */
export interface ReadingOverrides extends Partial<ChildLimits>, Pick<ReadingOptions, 'jobs'> {
  /** Pools that several servers share, which none of them ends. */
  readonly pools?: ReadingPools
}

const MEMORY_BYTES = 280_000_000
/** Many times what the largest recipe takes, see decision 054. */
const QUICK = { processes: 2, timeMs: 3_000, queuedMax: 20 }
const PATIENT = { processes: 2, timeMs: 20_000, isPatient: true }

/** Starts both pools. */
export function startPools(
  log: FastifyBaseLogger,
  { jobs, timeMs, memoryBytes = MEMORY_BYTES }: ReadingOverrides = {},
): ReadingPools {
  const start = ({ timeMs: most, ...options }: typeof QUICK | typeof PATIENT) =>
    new ReadingProcesses({
      ...options,
      limits: { timeMs: timeMs ?? most, memoryBytes },
      ...(jobs && { jobs }),
      log,
    })
  return { quick: start(QUICK), patient: start(PATIENT) }
}

/** Reading processes that end with the server. */
export function readingPools(app: App, overrides: ReadingOverrides = {}): ReadingPools {
  if (overrides.pools) return overrides.pools
  const pools = startPools(app.log, overrides)
  app.addHook('onClose', async () => {
    await Promise.all([pools.quick.close(), pools.patient.close()])
  })
  return pools
}
