import { runInNewContext } from 'node:vm'

/** Times more text at which reading is measured again. */
const TIMES = 4
/** Times longer that this may take: less than 16, as work would take that grows with the square. */
const RATIO_MAX = 10
/** Processor time in milliseconds below which nothing can be said. */
const FLOOR_MS = 4
/** Comparisons that have to agree: memory is collected and code is compiled in between. */
const COMPARISONS = 3
/** Processor time after which reading is given up: a pattern may take years. */
const LIMIT_MS = 20_000

/** Milliseconds of processor time that this thread takes, whatever else the machine does. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await runInNewContext('work()', { work }, { timeout: LIMIT_MS })
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of several measurements, without the pauses of the collector of memory. */
async function leastMs(work: () => unknown, enough: number): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 3 && least > enough; round++)
    least = Math.min(least, await cpuMs(work))
  return least
}

/**
 * Compares reading a text with reading one that is four times as long.
 *
 * @param workOf what is done for a text of so many times the length; it must not throw
 * @returns what is wrong; undefined where the time grows with the text
 */
export async function superlinear(
  workOf: (times: number) => () => unknown,
): Promise<string | undefined> {
  let found: string | undefined
  for (let comparison = 0; comparison < COMPARISONS; comparison++) {
    const large = await leastMs(workOf(TIMES), FLOOR_MS * RATIO_MAX)
    if (large < FLOOR_MS * RATIO_MAX) return undefined
    const small = await leastMs(workOf(1), 0)
    if (large <= RATIO_MAX * small) return undefined
    found = `${small.toFixed(1)} ms, and ${large.toFixed(1)} ms for ${TIMES} times as much`
  }
  return found
}
