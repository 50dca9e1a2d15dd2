import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Columns that are not the member's to read, or mean nothing to them: ids of members, hashes, secrets,
 * pictures as bytes, and columns that only serve searching and syncing.
 */
const HIDDEN = new Set([
  'user_id',
  'added_by',
  'ticked_by',
  'link_by',
  'password_hash',
  'token_hash',
  'code_hash',
  'link_hash',
  'secret',
  'image',
  'folded',
  'client_key',
])

/** Tables of a member's own rows, by the names that the file has for them. */
const TABLES = {
  ratings: 'ratings',
  comments: 'comments',
  notesAtSteps: 'step_notes',
  cookingLog: 'cooked',
  favouriteRecipes: 'favourite_recipes',
  favouriteCookbooks: 'favourite_cookbooks',
  chefs: 'subscriptions',
  shoppingLists: 'shopping_lists',
  shops: 'shopping_shops',
  shoppingHabits: 'shopping_habits',
  staples: 'shopping_staples',
  folders: 'own_folders',
  feedback: 'feedback',
} as const satisfies Record<string, keyof Database>

type Row = Record<string, unknown>

function shown(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.has(name)))
}

/**
 * The member's account and the rows of {@link TABLES}, with what is on their shopping lists. Recipes are
 * packed separately.
 */
export async function readAccountData(db: Kysely<Database>, userId: number): Promise<object> {
  const rowsOf = async (table: keyof Database, column: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${userId}`.execute(db)
    return rows.map(shown)
  }
  const [account] = await rowsOf('users', 'id')
  const data: Row = { account }
  for (const [name, table] of Object.entries(TABLES)) data[name] = await rowsOf(table, 'user_id')
  for (const table of ['shopping_recipes', 'shopping_items'] as const) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where list_id in
      (select id from shopping_lists where user_id = ${userId})`.execute(db)
    data[table === 'shopping_recipes' ? 'recipesToShopFor' : 'itemsToShopFor'] = rows.map(shown)
  }
  return data
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
