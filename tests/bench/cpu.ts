import { globSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

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

/** Processes and their children, whose time is counted together. */
export interface Counted {
  /** Milliseconds of CPU that all their threads have taken so far. */
  cpuMs: () => number
}

/**
 * Counts the time of processes and of their children, those that start later too: a pool closes
 * connections that rest and opens others, each with a process of the database. Linux only: it reads
 * what the scheduler says of every thread, because its clock ticks too seldom for single requests.
 */
export function countCpu(pids: readonly number[]): Counted {
  const taken = new Map<string, number>()
  const cpuMs = () => {
    const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)])
    for (const file of all.flatMap((pid) => globSync(`/proc/${pid}/task/*/schedstat`))) {
      const nanoseconds = Number.parseInt(readOrNothing(file), 10)
      if (nanoseconds) taken.set(file, nanoseconds)
    }
    return [...taken.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / NANOSECONDS
  }
  return { cpuMs }
}

/** Milliseconds of CPU in a second that are left to timers. */
const IDLE_MS = 20
const LONGEST_START_S = 900

/**
 * Waits until processes have nothing more to do. After a start a server reads its search index and
 * warms its caches beside the first requests, for the longer the more recipes there are.
 *
 * @throws when they are still busy after a quarter of an hour
 */
export async function untilIdle({ cpuMs }: Counted): Promise<void> {
  for (let second = 0; second < LONGEST_START_S; second += 1) {
    const before = cpuMs()
    await wait(1000)
    if (cpuMs() - before < IDLE_MS) return
  }
  throw new Error('The processes are busy without a request.')
}

/**
 * Milliseconds of CPU per request. One round warms up; the requests of a round are made at the same time.
 *
 * @param addressesOf what is asked in a round, counted from 0
 * @throws when a response is not a success
 */
export async function cpuPerRequest(
  { cpuMs }: Counted,
  addressesOf: (round: number) => readonly string[],
  rounds: number,
): Promise<number> {
  const askAll = async (round: number) => await Promise.all(addressesOf(round).map(ask))
  const { length } = await askAll(0)
  const before = cpuMs()
  for (let round = 1; round <= rounds; round += 1) await askAll(round)
  return (cpuMs() - before) / rounds / length
}

async function ask(url: string): Promise<void> {
  // Compressing costs the same for every list, and more than finding.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
}
