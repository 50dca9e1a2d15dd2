import type { Sample } from './corpus.ts'
import { matches, type Json } from './matches.ts'
import recorded from './rates.json' with { type: 'json' }

/** The share of samples of each kind that has to be read right. It is raised with the readers. */
export const RATES: Readonly<Record<string, number>> = recorded

/** How well the samples of a kind are read. */
export interface Rate {
  /** Share of the samples that are read right, 0 to 1, in hundredths that are rounded down. */
  readonly share: number
  /** Each sample that is misread, with what it means and what was read. */
  readonly misread: readonly string[]
}

/** Gives each sample to a reader and compares what comes out with what it means. */
export async function rateOf(
  samples: readonly Sample[],
  read: (sample: Sample) => Promise<Json>,
): Promise<Rate> {
  const misread: string[] = []
  for (const sample of samples) {
    const got = await read(sample)
    if (matches(got, sample.want)) continue
    const [input, want, found] = [sample.input, sample.want, got].map((value) =>
      JSON.stringify(value),
    )
    misread.push(`${input}\n  means ${want}\n  read  ${found}`)
  }
  const right = samples.length - misread.length
  return { share: Math.floor((100 * right) / samples.length) / 100, misread }
}
