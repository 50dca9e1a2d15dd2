import { sql, type Kysely } from 'kysely'
import { isSeenFood } from '#server/catalogue/seen-food.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { foldWords } from '../fold.ts'
import { RANK_MAX } from '../points.ts'
import { KindIndex, type Posting } from './kind-index.ts'
import { MemoryIndex, type IndexedName, type NamesById } from './memory-index.ts'
import { readFoodsOf, type RecipeFoods } from './recipe-foods.ts'
import { vocabularyOf } from './vocabulary.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

const KINDS: readonly SearchKind[] = [0, 1, 2, 3]
/** Rows of a statement: other requests wait for it no longer than a few milliseconds. */
const ROWS_MAX = 20_000

/**
 * Ids of what everybody may see, in the order of ties that `read-best.ts` states in SQL. Whatever comes
 * into the index passes here: nothing else is found, named or counted, and none of its words are
 * known.
 */
async function readVisible(db: Kysely<Database>, kind: SearchKind): Promise<Uint32Array> {
  const byLength = (table: 'cookbooks' | 'authors' | 'ingredients', where = sql``) =>
    sql<{ id: number }>`select id from ${sql.table(table)} ${where} order by (select count(*)
      from search_postings where kind = ${kind} and item_id = id and rank = 0), id`
  const queries = {
    0: sql<{ id: number }>`select id from recipes
      order by ${RATING_ORDER} desc, id`,
    1: byLength('cookbooks', sql`where hidden_at is null`),
    2: byLength('authors'),
    3: byLength('ingredients', sql`where ${isSeenFood('ingredients.id')}`),
  }
  const { rows } = await queries[kind].execute(db)
  return Uint32Array.from(rows, ({ id }) => id)
}

/** Words of a rank with their items, whose ids are one text: transferring a row costs more. */
interface WordRow {
  word: string
  items: string
  last: number
}

/** A database that is read, until that is no use any more. */
interface Source {
  db: Kysely<Database>
  isStale: () => boolean
}

/** The words of a rank with their items, a part at a time. */
async function* readRank({ db, isStale }: Source, kind: SearchKind, rank: number) {
  let after = { word: '', last: 0 }
  while (!isStale()) {
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

interface Places {
  ids: Uint32Array
  byId: ReadonlyMap<number, number>
}

async function buildKind(source: Source, kind: SearchKind, { ids, byId }: Places) {
  const postings = new Map<string, Posting[]>()
  for (let rank = 0; rank <= RANK_MAX; rank += 1)
    for await (const rows of readRank(source, kind, rank))
      for (const { word, items } of rows) {
        const places = items.split(',').flatMap((id) => byId.get(Number(id)) ?? [])
        if (places.length === 0) continue
        const own = postings.get(word) ?? []
        postings.set(word, own)
        own.push({ rank, places: Uint32Array.from(places).sort() })
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
  db: Kysely<Database>,
  kind: SearchKind,
  { ids, byId }: Places,
): Promise<NamesById> {
  const names: Record<LangId, (IndexedName | undefined)[]> = [[], []]
  const last = ids.reduce((most, id) => Math.max(most, id), 0)
  for (let after = 0; after < last; after += ROWS_MAX / 2)
    for (const { id, lang_id, name } of await namesAfter(db, kind, after))
      if (byId.has(id)) names[lang_id][id] = { name, folded: foldWords(name).join(' ') }
  return [names[0], names[1]]
}

/**
 * Reads the search index of the database.
 * @param isStale whether reading on is no use; undefined then
 */
export async function buildIndex(
  db: Kysely<Database>,
  isStale: () => boolean = () => false,
): Promise<MemoryIndex | undefined> {
  const kinds: KindIndex[] = []
  const names: NamesById[] = []
  const foods: RecipeFoods[] = []
  for (const kind of KINDS) {
    const ids = await readVisible(db, kind)
    const places = { ids, byId: new Map(Array.from(ids, (id, place) => [id, place])) }
    kinds.push(await buildKind({ db, isStale }, kind, places))
    if (isStale()) return undefined
    names.push(await readNames(db, kind, places))
    if (kind !== 0) continue
    foods.push(await readFoodsOf(db, 'recipe_ingredients', ids))
    foods.push(await readFoodsOf(db, 'recipe_alternatives', ids))
  }
  return new MemoryIndex({ kinds, names, foods, vocabulary: await vocabularyOf(kinds) })
}
