import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { answersWhen, decisionsWhen, filmsWhen, toldWhen } from '#server/news/choices.ts'
import { isKnown } from '#server/news/known-recipes.ts'

/** Devices of who is to hear of an announcement at once. */
export function receiversOf(trx: Kysely<Database>, announcement: number, now: number) {
  return trx
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .innerJoin('tokens', 'tokens.hash', 'push_subscriptions.token_hash')
    .leftJoin('news_choices as choices', 'choices.user_id', 'users.id')
    .where('users.notifications', '=', 1)
    .where('users.disabled_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where((row) =>
      row.or([
        row(toldWhen, '=', 'now').and('users.id', 'in', followersOf(trx, announcement)),
        row(filmsWhen, '=', 'now').and('users.id', 'in', knownFilmsOf(trx, announcement)),
        row(answersWhen, '=', 'now').and('users.id', 'in', answeredOf(trx, announcement)),
        row(decisionsWhen, '=', 'now').and('users.id', 'in', decidedOf(trx, announcement)),
      ]),
    )
}

/** Who follows the author of a recipe that has a film now, and knows the recipe. */
function knownFilmsOf(trx: Kysely<Database>, announcement: number) {
  return trx
    .selectFrom('new_things')
    .innerJoin('recipes', 'recipes.id', 'new_things.item_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .select('subscriptions.user_id')
    .where('subscriptions.told', '=', 'all')
    .where('new_things.kind', '=', 'film')
    .where(isKnown('subscriptions.user_id', 'recipes.id'))
    .where('new_things.announcement', '=', announcement)
}

/** Whose comments were answered. */
function answeredOf(trx: Kysely<Database>, announcement: number) {
  return trx
    .selectFrom('new_answers')
    .innerJoin('comments as answers', 'answers.id', 'new_answers.answer_id')
    .innerJoin('comments as asked', 'asked.id', 'answers.answer_to')
    .select('asked.user_id')
    .where('asked.user_id', 'is not', null)
    .where('new_answers.announcement', '=', announcement)
    .$narrowType<{ user_id: number }>()
}

/** About whose things the desk has decided. */
function decidedOf(trx: Kysely<Database>, announcement: number) {
  return trx.selectFrom('new_decisions').select('user_id').where('announcement', '=', announcement)
}

/** Who follows an author of something that was announced, and wants to hear of it. */
function followersOf(trx: Kysely<Database>, announcement: number) {
  const ofRecipes = trx
    .selectFrom('new_recipes')
    .innerJoin('recipes', 'recipes.id', 'new_recipes.recipe_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .select('subscriptions.user_id')
    .where('subscriptions.told', '=', 'all')
    .where('new_recipes.announcement', '=', announcement)
  const ofTranslations = trx
    .selectFrom('new_things')
    .innerJoin('recipes', 'recipes.id', 'new_things.item_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .innerJoin('users as readers', 'readers.id', 'subscriptions.user_id')
    .select('subscriptions.user_id')
    .where('subscriptions.told', '=', 'all')
    .where('new_things.kind', '=', 'translated')
    .whereRef('new_things.lang_id', '=', 'readers.language')
    .where('new_things.announcement', '=', announcement)
  const ofCookbooks = trx
    .selectFrom('new_things')
    .innerJoin('cookbooks', 'cookbooks.id', 'new_things.item_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'cookbooks.author_id')
    .select('subscriptions.user_id')
    .where('cookbooks.hidden_at', 'is', null)
    .where((row) =>
      row.or([
        row('new_things.kind', '=', 'cookbook').and('subscriptions.told', '!=', 'none'),
        row('new_things.kind', '=', 'added').and('subscriptions.told', '=', 'all'),
      ]),
    )
    .where('new_things.announcement', '=', announcement)
  return ofRecipes.union(ofTranslations).union(ofCookbooks)
}
