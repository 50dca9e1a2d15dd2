import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** The first id of the members that are added, above those of members who sign up. */
const FIRST = 10_000_000

/** A recipe of the catalogue for each member. */
const recipe = (each: number) => sql`1 + (member * ${sql.lit(each)}) % 40`

/**
 * Adds members until there are `count` of them, each signed in, with a shopping list of four items, which they often buy, two favourites
 * and, every second one, a comment.
 */
export async function addMembers(db: Kysely<Database>, count: number): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), ${FIRST}) as last from users where id > ${FIRST}`.execute(db)
  const from = rows[0]!.last + 1
  const to = FIRST + count
  if (from > to) return
  const members = sql`generate_series(${sql.lit(from)}, ${sql.lit(to)}) as member`
  const now = sql.lit(Date.now())
  await db.transaction().execute(async (trx) => {
    await sql`insert into users (id, kind, first_name, last_name, username, username_key, email, email_key,
        password_hash, language, created_at)
      select member, 'member', 'Ada', 'Cook', 'cook' || member, 'cook' || member,
        'cook' || member || '@simmer.example', 'cook' || member || '@simmer.example', 'none', 1, ${now}
      from ${members}`.execute(trx)
    await sql`insert into tokens (hash, user_id, created_at, last_used_at, expires_at)
      select md5(member::text) || md5('token ' || member), member, ${now}, ${now}, ${now} + 2592000000
      from ${members}`.execute(trx)
    await sql`insert into shopping_lists (id, user_id, created_at)
      select member, member, ${now} from ${members}`.execute(trx)
    await sql`insert into shopping_defaults (user_id, list_id)
      select member, member from ${members}`.execute(trx)
    await sql`insert into shopping_items (list_id, item_key, name, added_by, created_at)
      select member, 'item-' || item, 'Leeks ' || item, member, ${now}
      from ${members}, generate_series(1, 4) as item`.execute(trx)
    await sql`insert into shopping_habits (user_id, kind, name, times, last_at)
      select member, 'leek-' || item, 'Leeks ' || item, 1, ${now}
      from ${members}, generate_series(1, 4) as item`.execute(trx)
    await sql`insert into shopping_versions (user_id, version)
      select member, 1 from ${members} on conflict do nothing`.execute(trx)
    for (const each of [7, 11])
      await sql`insert into favourite_recipes (user_id, recipe_id, created_at)
        select member, ${recipe(each)}, ${now} from ${members} on conflict do nothing`.execute(trx)
    await sql`insert into comments (recipe_id, user_id, lang_id, text, created_at)
      select ${recipe(13)}, member, 1, 'Very good, ' || member, ${now} - member % 1000000
      from ${members} where member % 2 = 0`.execute(trx)
  })
}
