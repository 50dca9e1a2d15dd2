import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { SUGGESTIONS_MAX } from '#contract/limits.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import { isSeenFood } from '#server/catalogue/seen-food.ts'
import type { Database } from '#server/db/schema.ts'
import type { SearchKind } from '#server/db/tables/search.ts'
import { SEARCH_AUTHORS, SEARCH_COOKBOOKS, SEARCH_INGREDIENTS, SEARCH_RECIPES } from './by-term.ts'
import { findIds } from './find.ts'
import { foldWords } from './fold.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import type { IndexedName } from './memory/memory-index.ts'

/** A name in the requested language and the id of its item. */
interface Named {
  id: number
  name: string
}

type NameReader = (db: Kysely<Database>, langId: LangId, ids: readonly number[]) => Promise<Named[]>

const readRecipeNames: NameReader = (db, langId, ids) =>
  db
    .selectFrom('recipe_texts')
    .select(['recipe_id as id', 'name'])
    .where('lang_id', '=', langId)
    .where('recipe_id', 'in', ids)
    .execute()

const readCookbookNames: NameReader = (db, langId, ids) =>
  db
    .selectFrom('cookbook_texts')
    .innerJoin('cookbooks', 'cookbooks.id', 'cookbook_texts.cookbook_id')
    .select(['cookbook_id as id', 'name'])
    .where('lang_id', '=', langId)
    .where('cookbook_id', 'in', ids)
    .where('hidden_at', 'is', null)
    .execute()

const readIngredientNames: NameReader = (db, langId, ids) =>
  db
    .selectFrom('ingredient_texts')
    .select(['ingredient_id as id', 'name_one as name'])
    .where('lang_id', '=', langId)
    .where('ingredient_id', 'in', ids)
    .where(isSeenFood('ingredient_texts.ingredient_id'))
    .execute()

const readAuthorNames: NameReader = (db, _langId, ids) =>
  db.selectFrom('authors').select(['id', 'name']).where('id', 'in', ids).execute()

/** Sources of suggestions, in the order of search results. */
const SOURCES = [
  { kind: SEARCH_RECIPES, readNames: readRecipeNames },
  { kind: SEARCH_COOKBOOKS, readNames: readCookbookNames },
  { kind: SEARCH_INGREDIENTS, readNames: readIngredientNames },
  { kind: SEARCH_AUTHORS, readNames: readAuthorNames },
]

/**
 * Up to ten distinct names in the requested language that match a term: first those that begin with
 * the term, then the best matches. Kinds alternate, so that none crowds out another.
 */
export async function suggest(
  db: Kysely<Database>,
  langId: LangId,
  term: string,
): Promise<string[]> {
  const found = await Promise.all(SOURCES.map(({ kind }) => findNames(db, kind, langId, term)))
  const beginning = foldWords(term).join(' ')
  const begins = ({ folded }: IndexedName) => folded.startsWith(beginning)
  const names = new Set<string>()
  addInTurns(
    names,
    found.map((all) => all.filter(begins)),
  )
  addInTurns(names, found)
  return [...names]
}

/** Names of what a term finds, best first. */
export async function findNames(
  db: Kysely<Database>,
  kind: SearchKind,
  langId: LangId,
  term: string,
): Promise<IndexedName[]> {
  const ids = await findIds(db, kind, term)
  const index = memoryIndexOf(db)
  if (index) return index.names(kind, langId, ids)
  const source = SOURCES.find((one) => one.kind === kind)
  if (ids.length === 0 || !source) return []
  const named = await source.readNames(db, langId, ids)
  return inOrder(named, ids, ({ id }) => id).map(withFolded)
}

function withFolded({ name }: Named): IndexedName {
  return { name, folded: foldWords(name).join(' ') }
}

/** Adds the first of each list, then the second of each, and so on, until there are enough. */
function addInTurns(names: Set<string>, lists: readonly (readonly IndexedName[])[]): void {
  const longest = Math.max(...lists.map(({ length }) => length))
  for (let index = 0; index < longest; index += 1)
    for (const list of lists) {
      if (names.size === SUGGESTIONS_MAX) return
      const next = list[index]
      if (next) names.add(next.name)
    }
}
