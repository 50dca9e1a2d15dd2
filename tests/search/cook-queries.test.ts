import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'
import { COOK_QUERIES } from './cook-queries.ts'
import { answersTo, missesOf, scoresOf } from './cooks/score.ts'

/** Share of the first recipes that are right, and of the required ones that are there. */
const SHARE_MIN = 0.95

const server = filledServers()

test.for(databases)(
  'API-24 cooks find dishes by name, food, umbrella word and need, whatever they slip (%s)',
  async (engine) => {
    const filled = await server(engine)
    const shares: number[] = []
    for (const [half, queries] of Object.entries(COOK_QUERIES)) {
      const answers = await answersTo(queries, filled)
      const { precision, recall } = scoresOf(answers)
      const line = `${engine}, ${half}: precision ${precision}, recall ${recall}`
      console.log([line, ...missesOf(answers)].join('\n  '))
      shares.push(precision, recall)
    }
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(SHARE_MIN)
  },
)
