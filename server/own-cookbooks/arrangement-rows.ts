import { sql, type Kysely } from 'kysely'
import { recipesIn, type Arrangement } from '#contract/cookbooks/arrange.ts'
import type { Database } from '#server/db/schema.ts'
import { textsOf } from './texts.ts'

/** Reads what is in a cookbook, in its order. */
export async function readArrangement(
  db: Kysely<Database>,
  cookbookId: number,
): Promise<Arrangement> {
  const tabs = await db
    .selectFrom('own_cookbook_tabs')
    .select(['key', 'name_en', 'name_de'])
    .where('cookbook_id', '=', cookbookId)
    .orderBy('position')
    .execute()
  const rows = await db
    .selectFrom('own_cookbook_recipes')
    .select(['recipe_id', 'tab'])
    .where('cookbook_id', '=', cookbookId)
    .orderBy('position')
    .orderBy('recipe_id')
    .execute()
  const keys = new Set(tabs.map(({ key }) => key))
  const idsOf = (all: typeof rows) => all.map(({ recipe_id }) => recipe_id)
  return {
    Tabs: tabs.map(({ key, name_en, name_de }) => ({
      Key: key,
      Name: textsOf(name_en, name_de),
      Recipes: idsOf(rows.filter(({ tab }) => tab === key)),
    })),
    Loose: idsOf(rows.filter(({ tab }) => tab === null || !keys.has(tab))),
  }
}

interface Placed {
  readonly tab: string | null
  readonly position: number
}

/** Where each recipe stands. */
function placesIn({ Tabs, Loose }: Arrangement): Map<number, Placed> {
  const places = new Map<number, Placed>()
  const put = (recipes: readonly number[], tab: string | null) => {
    for (const [index, id] of recipes.entries()) places.set(id, { tab, position: index + 1 })
  }
  for (const { Key, Recipes } of Tabs) put(Recipes, Key)
  put(Loose, null)
  return places
}

async function writeTabs(
  trx: Kysely<Database>,
  cookbook_id: number,
  before: Arrangement,
  after: Arrangement,
): Promise<void> {
  const rowsOf = ({ Tabs }: Arrangement) =>
    Tabs.map(({ Key: key, Name: { en = '', de = '' } }, index) => ({
      cookbook_id,
      key,
      position: index + 1,
      name_en: en,
      name_de: de,
    }))
  const known = new Map(rowsOf(before).map((row) => [row.key, JSON.stringify(row)]))
  const rows = rowsOf(after)
  const gone = [...known.keys()].filter((key) => !rows.some((row) => row.key === key))
  if (gone.length > 0)
    await trx
      .deleteFrom('own_cookbook_tabs')
      .where('cookbook_id', '=', cookbook_id)
      .where('key', 'in', gone)
      .execute()
  const changed = rows.filter((row) => known.get(row.key) !== JSON.stringify(row))
  if (changed.length === 0) return
  await trx
    .insertInto('own_cookbook_tabs')
    .values(changed)
    .onConflict((conflict) =>
      conflict.columns(['cookbook_id', 'key']).doUpdateSet({
        position: sql.ref('excluded.position'),
        name_en: sql.ref('excluded.name_en'),
        name_de: sql.ref('excluded.name_de'),
      }),
    )
    .execute()
}

/** Writes what is different of a cookbook, in a transaction that has locked its member. */
export async function writeArrangement(
  trx: Kysely<Database>,
  cookbook_id: number,
  { before, after, now }: { before: Arrangement; after: Arrangement; now: number },
): Promise<void> {
  await writeTabs(trx, cookbook_id, before, after)
  const known = placesIn(before)
  const places = placesIn(after)
  const gone = recipesIn(before).filter((id) => !places.has(id))
  if (gone.length > 0)
    await trx
      .deleteFrom('own_cookbook_recipes')
      .where('cookbook_id', '=', cookbook_id)
      .where('recipe_id', 'in', gone)
      .execute()
  const changed = [...places].filter(([id, { tab, position }]) => {
    const place = known.get(id)
    return place?.tab !== tab || place.position !== position
  })
  if (changed.length === 0) return
  await trx
    .insertInto('own_cookbook_recipes')
    .values(
      changed.map(([recipe_id, { tab, position }]) => {
        return { cookbook_id, recipe_id, tab, position, added_at: now }
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['cookbook_id', 'recipe_id']).doUpdateSet({
        tab: sql.ref('excluded.tab'),
        position: sql.ref('excluded.position'),
      }),
    )
    .execute()
}
