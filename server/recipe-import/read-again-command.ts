import fastify from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { FailureLog } from '#server/http/hourly.ts'
import { compileNow } from '#server/own-recipes/compile.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { readOwnAgain } from '#server/own-recipes/read-again.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { startPools } from '#server/reading/reading-pools.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { askAgain } from './ask-again.ts'

/** What reading again depends on. */
export interface ReadAgainOptions {
  readonly processes: ReadingProcesses
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /** Where recipes that fail are named. */
  readonly log?: FailureLog | undefined
  /** Ends the work between two recipes; what is left is read at the next time. */
  readonly signal?: AbortSignal
}

/**
 * Reads again, with the readers of today, what earlier ones have read: own recipes, and the questions of imports
 * that nobody has answered yet. Lists are read anew whenever they are shown.
 */
export async function readAgain(
  db: Kysely<Database>,
  { processes, now, log, signal }: ReadAgainOptions,
) {
  const foods = createFoods(db)
  const tools = {
    saverOf: async (userId: number) => ({ userId, now: now(), foods: await foods() }),
    compileFor: (saver: Saver) => compileNow(db, processes, saver),
    log,
    signal,
  }
  const recipes = await readOwnAgain(db, tools)
  const items = await askAgain(db, { processes, foods, log, signal })
  return { recipes, items }
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * {@link readAgain}, with reading processes of its own.
 * @returns what is printed
 */
export async function readAgainCommand(db: Kysely<Database>): Promise<string> {
  const { patient, quick } = startPools(fastify().log)
  const log: FailureLog = { warn: (...details: unknown[]) => console.error(...details) }
  try {
    const { recipes, items } = await readAgain(db, { processes: patient, now: Date.now, log })
    return [
      `${counted(recipes.read, 'own recipe')} read again: ${recipes.changed} changed, ${recipes.timers} of them with another timer`,
      `${counted(items.read, 'imported recipe')} read again: ${items.changed} with other questions`,
    ].join('\n')
  } finally {
    await Promise.all([patient.close(), quick.close()])
  }
}
