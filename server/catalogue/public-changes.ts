import type { Kysely } from 'kysely'
import { HOUR_MS } from '#contract/durations.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { repeatHourly } from '#server/http/hourly.ts'

/** Milliseconds between polls: the longest time until visitors see what a member has changed. */
const POLL_MS = 1000
/** Changes that are read again, because one that is committed later can have a lower id. */
const AGAIN = 500
/** Changes read by one poll; more of them change everything. */
const CHANGES_MAX = 5000

/** Recipes of which pages have changed, or all pages. */
export type ChangedRecipes = ReadonlySet<number> | 'all'

/**
 * Notes in the transaction of a change that visitors see it, such as a comment or a vote.
 *
 * @param recipeId the recipe that shows it, besides lists; null when any page may
 */
export async function notePublicChange(
  trx: Kysely<Database>,
  recipeId: number | null,
): Promise<void> {
  const change = { recipe_id: recipeId, changed_at: Date.now() }
  await trx.insertInto('public_changes').values(change).execute()
}

/** The changes of {@link notePublicChange} since the last call, by any process. */
export class PublicChanges {
  readonly #db: Kysely<Database>
  /** Ids that were read, from the lowest that is read again. */
  #seen: Set<number> | undefined

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Recipes that have changed since the last call; none at the first. */
  async read(): Promise<ChangedRecipes> {
    const seen = this.#seen
    const from = seen === undefined ? 0 : Math.max(0, ...seen) - AGAIN
    const rows = await this.#db
      .selectFrom('public_changes')
      .select(['id', 'recipe_id'])
      .where('id', '>', from)
      .orderBy('id', 'desc')
      .limit(seen === undefined ? AGAIN : CHANGES_MAX)
      .execute()
    this.#seen = new Set(rows.slice(0, AGAIN).map(({ id }) => id))
    if (seen === undefined) return new Set()
    const unseen = rows.filter(({ id }) => !seen.has(id))
    const recipes = new Set(unseen.flatMap(({ recipe_id: id }) => (id === null ? [] : [id])))
    const isAll = rows.length === CHANGES_MAX || unseen.some(({ recipe_id: id }) => id === null)
    return isAll ? 'all' : recipes
  }
}

/**
 * Calls `changed` within a second after a change that visitors see, made by this or another process.
 * Deletes changes after an hour.
 */
export function watchPublicChanges(
  app: App,
  { db, replica }: Pick<OpenDatabase, 'db' | 'replica'>,
  changed: (recipes: ChangedRecipes) => void,
): void {
  // Read where pages are read: a replica may be behind.
  const changes = new PublicChanges(replica)
  const look = async () => {
    try {
      const recipes = await changes.read()
      if (recipes === 'all' || recipes.size > 0) changed(recipes)
    } catch (error) {
      app.log.warn({ err: error }, 'what has changed could not be read')
    }
  }
  const timer = setInterval(() => void look(), POLL_MS).unref()
  app.addHook('onReady', look)
  app.addHook('onClose', () => clearInterval(timer))
  repeatHourly(app, 'the deletion of noted changes', () =>
    deleteEnded(db, 'public_changes', Date.now() - HOUR_MS),
  )
}
