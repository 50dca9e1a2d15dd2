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
    const answers = await answersTo(COOK_QUERIES, await server(engine))
    const scores = scoresOf(answers)
    console.log([`${engine}: ${JSON.stringify(scores)}`, ...missesOf(answers)].join('\n  '))
    for (const score of Object.values(scores)) expect(score).toBeGreaterThanOrEqual(SHARE_MIN)
  },
)
