import autocannon from 'autocannon'

/** Length of one measured round. */
const SECONDS = 3
const WARM_UP_SECONDS = 2
const CONNECTIONS = 16
const ROUNDS = 5

/**
 * Requests per second that an address answers.
 * @param duration seconds of load
 * @throws when an answer is not a success
 */
export async function throughput(url: string, duration = SECONDS): Promise<number> {
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    idReplacement: url.includes('[<id>]'),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  return result.requests.average
}

/** Throughput of an address and of what it is compared with, in requests per second. */
export interface Comparison {
  target: number
  baseline: number
  /** Middle of the rounds' ratios of target to baseline. */
  ratio: number
}

/** Loads two addresses in turn, several times, so that a busy machine slows both. */
export async function compare(target: string, baseline: string): Promise<Comparison> {
  await throughput(target, WARM_UP_SECONDS)
  await throughput(baseline, WARM_UP_SECONDS)
  const rounds: Comparison[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await throughput(target, SECONDS)
    const other = await throughput(baseline, SECONDS)
    rounds.push({ target: one, baseline: other, ratio: one / other })
  }
  return rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]!
}
