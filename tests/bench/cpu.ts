import { globSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e6

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The thread or process has ended.
    return ''
  }
}

/** Processes whose parent is one of these. */
function childrenOf(pid: number): number[] {
  return globSync('/proc/[0-9]*/stat')
    .map(readOrNothing)
    .filter((stat) => Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === pid)
    .map((stat) => Number.parseInt(stat, 10))
}

/** A process and its children, whose time is counted together. */
export interface Counted {
  /** Milliseconds of CPU that all their threads have taken so far. */
  cpuMs: () => number
}

/**
 * Counts the time of processes and of the children that they have now. Linux only: it reads what the
 * scheduler says of every thread, because its clock ticks too seldom for single requests.
 */
export function countCpu(pids: readonly number[]): Counted {
  const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)])
  const cpuMs = () =>
    all
      .flatMap((pid) => globSync(`/proc/${pid}/task/*/schedstat`))
      .map((file) => Number.parseInt(readOrNothing(file), 10) || 0)
      .reduce((sum, nanoseconds) => sum + nanoseconds, 0) / NANOSECONDS
  return { cpuMs }
}
