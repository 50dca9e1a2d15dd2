import { sql, type Kysely } from 'kysely'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { toldWhen } from '#server/news/choices.ts'
import { afterQuiet } from '#server/news/hours.ts'
import { transact } from '#server/db/transact.ts'

/**
 * Queues a message about all new recipes for every device of every subscriber of their authors who
 * has notifications on and wants to hear at once; what is new at night is sent in the morning. Of several
 * processes, one claims the recipes, in one transaction with the messages.
 * @returns whether there were new recipes
 */
export async function announceNewRecipes(db: Kysely<Database>, now: number): Promise<boolean> {
  // Most polls end here, with a read instead of a write.
  if (!(await findUnannounced(db))) return false
  return await transact(db, async (trx) => {
    const claimed = await trx
      .updateTable('new_recipes')
      .set({ announcement: CATALOGUE_VERSION })
      .where('announcement', 'is', null)
      .returning('announcement')
      .execute()
    const announcement = claimed[0]?.announcement
    if (typeof announcement !== 'number') return false
    await trx
      .insertInto('push_queue')
      .columns(['subscription_id', 'announcement', 'due_at'])
      .expression((expression) =>
        expression
          .selectFrom('push_subscriptions')
          .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
          .innerJoin('tokens', 'tokens.hash', 'push_subscriptions.token_hash')
          .leftJoin('news_choices as choices', 'choices.user_id', 'users.id')
          .select([
            'push_subscriptions.id',
            sql<number>`cast(${announcement} as integer)`.as('announcement'),
            sql<number>`cast(${afterQuiet(now)} as bigint)`.as('due_at'),
          ])
          .where('users.notifications', '=', 1)
          .where('users.disabled_at', 'is', null)
          .where(toldWhen, '=', 'now')
          .where('tokens.expires_at', '>', now)
          .where('users.id', 'in', (subscribers) =>
            subscribers
              .selectFrom('new_recipes')
              .innerJoin('recipes', 'recipes.id', 'new_recipes.recipe_id')
              .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
              .select('subscriptions.user_id')
              .where('subscriptions.told', '=', 'all')
              .where('new_recipes.announcement', '=', announcement),
          ),
      )
      .execute()
    return true
  })
}

/** Deletes recipes from the list of new ones once all messages about them were sent. */
export async function deleteAnnounced(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('new_recipes')
    .where('announcement', 'is not', null)
    .where('announcement', 'not in', (waiting) =>
      waiting.selectFrom('push_queue').select('push_queue.announcement'),
    )
    .execute()
}

async function findUnannounced(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('new_recipes')
    .select('recipe_id')
    .where('announcement', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
