import type { Kysely } from 'kysely'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { QueueFull } from '#server/lib/limit-concurrency.ts'
import type { LineFoods } from '#server/reading/line-foods.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { readLineFoods } from './foods/read-foods.ts'
import type { Saver } from './saver.ts'

/**
 * Compiles a draft; undefined while it lacks a name, an ingredient or a step.
 * @throws {ApiError} `TooHardToRead`, and `Unavailable` when the member has too many drafts queued or the server
 * stops
 */
export type Compile = (draft: Draft) => Promise<CompiledRecipe | undefined>

/** Compiles drafts of a member in a reading process. */
export function compileWith(
  processes: ReadingProcesses,
  userId: number,
  foods: LineFoods,
): Compile {
  return async (draft) => {
    try {
      return await processes.run(userId, 'compile', { draft }, { foods })
    } catch (error) {
      if (error instanceof LimitReached) throw new ApiError('TooHardToRead')
      const isStopping = error instanceof Error && error.name === 'AbortError'
      if (isStopping || error instanceof QueueFull) throw new ApiError('Unavailable')
      throw error
    }
  }
}

/** {@link compileWith} the foods of the moment. */
export function compileNow(
  db: Kysely<Database>,
  processes: ReadingProcesses,
  { userId, foods }: Pick<Saver, 'userId' | 'foods'>,
): Compile {
  return async (draft) =>
    await compileWith(processes, userId, await readLineFoods(db, userId, foods))(draft)
}
