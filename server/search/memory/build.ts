import { sql, type Kysely } from 'kysely'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import { isSeenFood } from '#server/catalogue/seen-food.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { foldWords } from '../fold.ts'
import { RANK_MAX } from '../points.ts'
import { KindIndex } from './kind-index.ts'
import { NOWHERE, placesOf } from './places.ts'
import type { Posting } from './postings.ts'
import { MemoryIndex, type IndexedKind, type IndexedName, type NamesById } from './memory-index.ts'
import { readFoodsOf, RecipeFoods } from './recipe-foods.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

/** Rows of a statement: other requests wait for it no longer than a few milliseconds. */
const ROWS_MAX = 20_000

/**
 * Ids of what everybody may see, in the order of ties that `read-best.ts` states in SQL. Whatever comes
 * into the index passes here: nothing else is found, named or counted, and none of its words are
 * known.
 */
async function readVisible(
  db: Kysely<Database>,
  kind: SearchKind,
  version = 0,
): Promise<Uint32Array> {
  type Row = { id: number; version: number }
  const byLength = (table: 'cookbooks' | 'authors' | 'ingredients', where = sql``) =>
    sql<Row>`select id, ${CATALOGUE_VERSION} as version from ${sql.table(table)} ${where}
      order by (select count(*) from search_postings
        where kind = ${kind} and item_id = ${sql.table(table)}.id and rank = 0), id`
  const queries = {
    0: sql<Row>`select id, ${CATALOGUE_VERSION} as version from recipes
      order by ${RATING_ORDER} desc, id`,
    1: byLength('cookbooks', sql`where hidden_at is null`),
    2: byLength('authors'),
    3: byLength('ingredients', sql`where ${isSeenFood('ingredients.id')}`),
  }
  const { rows } = await queries[kind].execute(db)
  if (rows[0] && rows[0].version < version) throw new Error('The replica is behind.')
  return Uint32Array.from(rows, ({ id }) => id)
}

/** Words of a rank with their items, whose ids are one text: transferring a row costs more. */
interface WordRow {
  word: string
  items: string
  last: number
}

/** A database that is read. */
interface Source {
  db: Kysely<Database>
  /** Called between statements. Throws when reading on is of no use. */
  pause: () => Promise<void>
}

/** The words of a rank with their items, a part at a time. */
async function* readRank({ db, pause }: Source, kind: SearchKind, rank: number) {
  let after = { word: '', last: 0 }
  for (;;) {
    await pause()
    const { rows } = await sql<WordRow>`
      select word, string_agg(cast(item_id as text), ',') as items, max(item_id) as last
      from (
        select word, item_id from search_postings
        where kind = ${kind} and rank = ${rank} and (word, item_id) > (${after.word}, ${after.last})
        order by word, item_id limit ${sql.lit(ROWS_MAX)}
      ) as part group by word order by word`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last
  }
}

/** Reads the entries of visible items, which come in the order of ties. */
async function readIndex(source: Source, kind: SearchKind, ids: Uint32Array) {
  const byId = placesOf(ids)
  const postings = new Map<string, Posting[]>()
  for (let rank = 0; rank <= RANK_MAX; rank += 1)
    for await (const rows of readRank(source, kind, rank))
      for (const { word, items } of rows) {
        const places = Uint32Array.from(items.split(','), (id) => byId[Number(id)] ?? NOWHERE)
          .filter((place) => place !== NOWHERE)
          .sort()
        if (places.length > 0) postings.set(word, [...(postings.get(word) ?? []), { rank, places }])
      }
  return new KindIndex(ids, postings)
}

interface Named {
  id: number
  lang_id: LangId
  name: string
}

/** Names of a kind from its own table, which begin after an id; authors have one for all languages. */
function namesAfter(db: Kysely<Database>, kind: SearchKind, id: number) {
  const own = {
    0: sql`select recipe_id as id, lang_id, name from recipe_texts`,
    1: sql`select cookbook_id as id, lang_id, name from cookbook_texts`,
    2: sql`select id, lang_id, name from authors, (select 0 as lang_id union all select 1) as langs`,
    3: sql`select ingredient_id as id, lang_id, name_one as name from ingredient_texts`,
  }
  const key = { 0: 'recipe_id', 1: 'cookbook_id', 2: 'id', 3: 'ingredient_id' }[kind]
  const [from, to] = [sql.lit(id), sql.lit(id + ROWS_MAX / 2)]
  return sql<Named>`${own[kind]} where ${sql.ref(key)} > ${from} and ${sql.ref(key)} <= ${to}`
    .execute(db)
    .then(({ rows }) => rows)
}

/** Names by language and id. */
async function readNames(
  { db, pause }: Source,
  kind: SearchKind,
  ids: Uint32Array,
): Promise<NamesById> {
  const names: Record<LangId, (IndexedName | undefined)[]> = [[], []]
  const byId = placesOf(ids)
  for (let after = 0; after < byId.length; after += ROWS_MAX / 2) {
    await pause()
    for (const { id, lang_id, name } of await namesAfter(db, kind, after))
      if ((byId[id] ?? NOWHERE) !== NOWHERE)
        names[lang_id][id] = { name, folded: foldWords(name).join(' ') }
  }
  return [names[0], names[1]]
}

async function readItems(source: Source, kind: SearchKind, ids: Uint32Array): Promise<IndexedKind> {
  return {
    index: await readIndex(source, kind, ids),
    names: await readNames(source, kind, ids),
  }
}

/** Reads all cookbooks, authors and foods. */
export async function readOthers(source: Source): Promise<IndexedKind[]> {
  const all: IndexedKind[] = []
  for (const kind of [1, 2, 3] as const)
    all.push(await readItems(source, kind, await readVisible(source.db, kind)))
  return all
}

/**
 * Reads the search index of the database.
 * @param pause called between statements. What it throws, this throws.
 * @param version of the catalogue that it is to have at least
 * @throws when the database is behind that version, as another replica may be
 */
export async function buildIndex(
  db: Kysely<Database>,
  pause: () => Promise<void> = () => Promise.resolve(),
  version = 0,
): Promise<MemoryIndex> {
  const source = { db, pause }
  const ids = await readVisible(db, 0, version)
  const recipes = await readItems(source, 0, ids)
  const foods = [
    new RecipeFoods(await readFoodsOf(db, 'recipe_ingredients', ids, pause)),
    new RecipeFoods(await readFoodsOf(db, 'recipe_alternatives', ids, pause)),
  ]
  const others = await readOthers(source)
  return await MemoryIndex.of({ kinds: [recipes, ...others], foods })
}
