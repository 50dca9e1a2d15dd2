import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { readProfile } from '#server/desk/authors.ts'
import type { PictureStore } from '../pictures/picture-store.ts'

/**
 * Columns that are not the member's to read, or mean nothing to them: ids of members, hashes, secrets,
 * pictures as bytes, and columns that only serve searching and syncing.
 */
const HIDDEN = new Set([
  'user_id',
  'added_by',
  'cook_id',
  'owner_id',
  'ticked_by',
  'link_by',
  'granted_by',
  'decided_by',
  'reader_id',
  'suspended_by',
  'blocked_id',
  'household_id',
  'address_hash',
  'digest',
  'voice',
  'password_hash',
  'token_hash',
  'code_hash',
  'link_hash',
  'key_hash',
  'credential_id',
  'public_key',
  'user_handle',
  'counter',
  'secret',
  'image',
  'folded',
  'client_key',
  'key_digest',
  'copied_from',
])

/**
 * Tables of a member's own rows, by the names that the file has for them, each with the column that tells the
 * rows of a member apart.
 */
const TABLES = {
  ratings: ['ratings', 'id'],
  comments: ['comments', 'id'],
  notesAtSteps: ['step_notes', 'id'],
  cookingLog: ['cooked', 'id'],
  favouriteRecipes: ['favourite_recipes', 'recipe_id'],
  favouriteCookbooks: ['favourite_cookbooks', 'cookbook_id'],
  chefs: ['subscriptions', 'author_id'],
  shoppingLists: ['shopping_lists', 'id'],
  shops: ['shopping_shops', 'id'],
  shoppingHabits: ['shopping_habits', 'kind'],
  staples: ['shopping_staples', 'ingredient_id'],
  folders: ['own_folders', 'id'],
  cookbooks: ['own_cookbooks', 'id'],
  feedback: ['feedback', 'id'],
  films: ['own_films', 'id'],
  filmsOnTheirWay: ['film_uploads', 'id'],
  sentIn: ['submissions', 'id'],
  published: ['publications', 'public_id'],
  cookbooksSentIn: ['cookbook_submissions', 'id'],
  cookbooksPublished: ['cookbook_publications', 'public_id'],
  roles: ['roles', 'role'],
  applications: ['author_applications', 'id'],
  profileChanges: ['profile_changes', 'id'],
  onHold: ['suspensions', 'user_id'],
  reports: ['reports', 'id'],
  reportedOfMine: ['report_cases', 'id'],
  blocks: ['blocks', 'blocked_id'],
  scriptKeys: ['script_keys', 'id'],
  passkeys: ['passkeys', 'id'],
  providers: ['external_identities', 'provider'],
  news: ['news_choices', 'user_id'],
  weekCalendar: ['week_calendars', 'user_id'],
  dinnerMinutes: ['dinner_next_times', 'recipe_id'],
  restingSuggestions: ['week_rests', 'recipe_id'],
} as const satisfies Record<string, readonly [table: keyof Database, key: string]>

/** Tables of what is on each of the member's shopping lists. */
const LIST_TABLES = {
  recipesToShopFor: ['shopping_recipes', 'recipe_id'],
  itemsToShopFor: ['shopping_items', 'id'],
} as const satisfies Record<string, readonly [table: keyof Database, key: string]>

/** Tables of what is in each of the member's cookbooks. */
const COOKBOOK_TABLES = {
  tabsOfCookbooks: ['own_cookbook_tabs', 'key'],
  recipesOfCookbooks: ['own_cookbook_recipes', 'recipe_id'],
} as const satisfies Record<string, readonly [table: keyof Database, key: string]>

/** Rows that are read at once: an entry of the cooking log may have 35 KB. */
const ROWS_AT_ONCE = 100

type Row = Record<string, unknown>

/** A row as JSON, without what is hidden. */
function shown(row: Row): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.has(name))),
  )
}

/** Some rows of a table, in order of a column, a few at a time. */
async function* rowsOf(
  db: Kysely<Database>,
  [table, key]: readonly [table: keyof Database, key: string],
  owner: readonly [column: string, id: number],
): AsyncGenerator<Row> {
  const [column, id] = owner
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`` : sql`and ${sql.ref(key)} > ${last}`
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${id} ${after}
      order by ${sql.ref(key)} limit ${ROWS_AT_ONCE}`.execute(db)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.[key]
  }
}

/** A list of rows in JSON, piece by piece. */
async function* listJson(name: string, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`
  let before = '\n    '
  for await (const row of rows) {
    yield before + shown(row)
    before = ',\n    '
  }
  yield ']'
}

/** What is on the member's shopping lists, or in their cookbooks. */
async function* partsOf(
  db: Kysely<Database>,
  table: readonly [table: keyof Database, key: string],
  owners: { column: string; ids: readonly number[] },
): AsyncGenerator<Row> {
  for (const id of owners.ids) yield* rowsOf(db, table, [owners.column, id])
}

async function idsOf(
  db: Kysely<Database>,
  table: 'own_cookbooks' | 'shopping_lists',
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The member's account and the rows of {@link TABLES}, with what is on their lists and in their cookbooks, as JSON in pieces:
 * all of them can be hundreds of megabytes. Recipes are packed separately, and a film, which may be larger than an
 * archive, is served at the address that its row has.
 */
export async function* accountJson(db: Kysely<Database>, userId: number): AsyncGenerator<string> {
  const { rows } = await sql<Row>`select * from users where id = ${userId}`.execute(db)
  yield `{\n  "account": ${shown(rows[0] ?? {})}`
  for (const [name, table] of Object.entries(TABLES))
    yield* listJson(name, rowsOf(db, table, ['user_id', userId]))
  const lists = { column: 'list_id', ids: await idsOf(db, 'shopping_lists', userId) }
  for (const [name, table] of Object.entries(LIST_TABLES))
    yield* listJson(name, partsOf(db, table, lists))
  const cookbooks = { column: 'cookbook_id', ids: await idsOf(db, 'own_cookbooks', userId) }
  for (const [name, table] of Object.entries(COOKBOOK_TABLES))
    yield* listJson(name, partsOf(db, table, cookbooks))
  yield* listJson('week', rowsOf(db, ['week_meals', 'id'], ['added_by', userId]))
  yield* listJson('weekHours', rowsOf(db, ['week_hours', 'id'], ['owner_id', userId]))
  yield* listJson('dinners', rowsOf(db, ['dinners', 'id'], ['added_by', userId]))
  const author = await readProfile(db, userId)
  if (author) yield `,\n  "author": ${JSON.stringify(author)}`
  yield '\n}\n'
}

/** A photo of a cooking log. */
interface LogPhoto {
  /** Of its entry. */
  id: number
  /** A WebP picture. */
  image: Uint8Array
}

/** The photos of a member's cooking log, read one after the other. */
export async function* readLogPhotos(
  db: Kysely<Database>,
  userId: number,
): AsyncGenerator<LogPhoto> {
  const photos = db
    .selectFrom('cooked_photos')
    .innerJoin('cooked', 'cooked.id', 'cooked_photos.cooked_id')
    .where('cooked_photos.user_id', '=', userId)
    .where('cooked.deleted_at', 'is', null)
  const entries = await photos.select('cooked.id').orderBy('cooked.id').execute()
  for (const { id } of entries) {
    const photo = await photos.select('image').where('cooked.id', '=', id).executeTakeFirst()
    if (photo) yield { id, image: photo.image }
  }
}

/** The portraits of a member who is an author: the one that others see, and the one that the desk has not read yet. */
export async function* readPortraits(
  db: Kysely<Database>,
  store: Pick<PictureStore, 'get' | 'getPublished'>,
  userId: number,
): AsyncGenerator<{ name: string; image: Uint8Array }> {
  const live = await db
    .selectFrom('published_pictures')
    .innerJoin('all_authors', 'all_authors.image_media_id', 'published_pictures.media_id')
    .select('published_pictures.media_id')
    .where('all_authors.owner_id', '=', userId)
    .executeTakeFirst()
  const shown = live && (await store.getPublished(live.media_id))
  if (shown) yield { name: 'portrait', image: shown }
  const waiting = await db
    .selectFrom('profile_changes')
    .select('portrait_media_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const wanted = waiting?.portrait_media_id && (await store.get(waiting.portrait_media_id))
  if (wanted) yield { name: 'portrait-waiting', image: wanted }
}
