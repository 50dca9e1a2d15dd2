import { check } from 'recheck'
import { expect, test } from 'vitest'
import { checkPatterns } from '../check-patterns.ts'

/** Milliseconds after which recheck gives up on a pattern. */
const LIMIT_MS = 1_000

test(
  'recheck finds no attack on a pattern that was judged linear',
  { timeout: 600_000 },
  async () => {
    const { patterns } = await checkPatterns(process.cwd())
    const unique = new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]))
    const opinions: Record<string, string[]> = { safe: [], vulnerable: [], unknown: [] }
    for (const [written, { source, flags }] of unique) {
      const { status } = await check(source, flags.replaceAll(/[dv]/gu, ''), {
        checker: 'automaton',
        timeout: LIMIT_MS,
      })
      opinions[status]?.push(written)
    }
    expect(opinions.vulnerable).toEqual([])
    // It gives up on lookarounds and on long lists of words.
    expect(opinions.safe!.length).toBeGreaterThan(0.8 * unique.size)
  },
)
