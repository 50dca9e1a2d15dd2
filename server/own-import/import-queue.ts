import { sql, type Kysely } from 'kysely'
import { hostname } from 'node:os'
import type { Database } from '#server/db/schema.ts'
import type { ImportRow, ItemRow } from './import-rows.ts'

/** While one process works on an import, no other one does for this long. */
export const CLAIM_MS = 60_000

/**
 * Claims the import with something to do that comes first: those that somebody waits for most. Undefined
 * if there is none.
 * @param now milliseconds since 1970, UTC
 * @param openId the import whose archive the caller has open: it may go on with it
 */
export async function claimImport(
  db: Kysely<Database>,
  now: number,
  openId = -1,
): Promise<ImportRow | undefined> {
  const row = await db
    .selectFrom('own_imports as imports')
    .selectAll()
    .where('host', '=', hostname())
    .where((where) =>
      where.or([where('claimed_until', '<=', now), where('imports.id', '=', openId)]),
    )
    .where('is_paused', '=', 0)
    .where((where) =>
      where.or([
        where('state', 'in', ['reading', 'keeping']),
        where.and([
          where('state', '=', 'ready'),
          where.exists(
            where
              .selectFrom('own_import_items as items')
              .select('items.id')
              .whereRef('items.import_id', '=', 'imports.id')
              .where('items.picture', '=', 'waiting'),
          ),
        ]),
      ]),
    )
    .orderBy(sql`case state when 'keeping' then 0 when 'reading' then 1 else 2 end`)
    .orderBy('imports.id')
    .executeTakeFirst()
  if (!row) return undefined
  const claimed = await db
    .updateTable('own_imports')
    .set({ claimed_until: now + CLAIM_MS })
    .where('id', '=', row.id)
    .where('claimed_until', '=', row.claimed_until)
    .returning('id')
    .executeTakeFirst()
  return claimed ? row : await claimImport(db, now, openId)
}

/** Ends the claim of an import. */
export async function releaseImport(
  db: Kysely<Database>,
  { id }: Pick<ImportRow, 'id'>,
): Promise<void> {
  await db.updateTable('own_imports').set({ claimed_until: 0 }).where('id', '=', id).execute()
}

/** Recipes that are worked on before looking again whether the import goes on. */
const ITEMS_AT_ONCE = 10

/** The next recipes to keep of an import that is kept, or else the next ones to draw. */
export async function nextItems(
  db: Kysely<Database>,
  { id, state }: ImportRow,
): Promise<ItemRow[]> {
  const items = db
    .selectFrom('own_import_items')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('id')
    .limit(ITEMS_AT_ONCE)
  return state === 'keeping'
    ? await items.where('is_chosen', '=', 1).where('recipe_id', 'is', null).execute()
    : await items.where('picture', '=', 'waiting').execute()
}
