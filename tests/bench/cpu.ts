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
