import type { Kysely } from 'kysely'
import { COOKBOOK_TABS_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import { langIdOf, LANGUAGES, otherLanguage, type Language } from '#contract/languages.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { sortKey } from '#server/search/fold.ts'

/** The place after all tabs, of recipes without one. */
const LOOSE = COOKBOOK_TABS_MAX + 1

/** A text in a language, or else in that of the cookbook, or in whichever there is. */
const inLanguage = (
  texts: Partial<Record<Language, string>>,
  language: Language,
  of: Language,
): string => texts[language] || texts[of] || texts[otherLanguage(of)] || ''

/** Ids of what everybody reads of own recipes. */
async function readPublicIds(
  trx: Kysely<Database>,
  ownIds: readonly number[],
): Promise<Map<number | null, number>> {
  if (ownIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('publications')
    .innerJoin('recipes', 'recipes.id', 'publications.public_id')
    .select(['publications.recipe_id', 'publications.public_id'])
    .where('publications.recipe_id', 'in', ownIds)
    .execute()
  return new Map(rows.map(({ recipe_id, public_id }) => [recipe_id, public_id]))
}

/** A part of a cookbook with the recipes that everybody reads. */
interface ShownPart {
  readonly position: number
  /** Null for what has no tab. */
  readonly name: Partial<Record<Language, string>> | null
  readonly recipes: readonly number[]
}

/** What everybody sees of a version; tabs in which nothing is shown are left out. */
export async function shownParts(
  trx: Kysely<Database>,
  { Tabs, Loose }: CookbookContent,
): Promise<ShownPart[]> {
  const publicIds = await readPublicIds(trx, [...Tabs.flatMap(({ Recipes }) => Recipes), ...Loose])
  const shown = (ids: readonly number[]) => ids.flatMap((id) => publicIds.get(id) ?? [])
  const parts: ShownPart[] = [
    ...Tabs.map(({ Name, Recipes }, index) => {
      return { position: index + 1, name: Name, recipes: shown(Recipes) }
    }),
    { position: LOOSE, name: null, recipes: shown(Loose) },
  ]
  return parts.filter(({ recipes }) => recipes.length > 0)
}

/** Ids of the parts of a cookbook by their places, in the order in which lists show them. */
async function partIdsOf(trx: Kysely<Database>, slug: string): Promise<(at: number) => number> {
  const ids = new SlugIds(trx)
  const slugOf = (position: number) => `${slug}/${position}`
  await ids.ensure(
    'partition',
    Array.from({ length: LOOSE }, (_, index) => slugOf(index + 1)),
  )
  return (position) => ids.of('partition', slugOf(position))
}

/** Writes the tabs of a cookbook, and what is in them. */
export async function writeParts(
  trx: Kysely<Database>,
  cookbook_id: number,
  { parts, slug, language }: { parts: readonly ShownPart[]; slug: string; language: Language },
): Promise<void> {
  await trx.deleteFrom('recipe_partitions').where('cookbook_id', '=', cookbook_id).execute()
  await trx.deleteFrom('partitions').where('cookbook_id', '=', cookbook_id).execute()
  if (parts.length === 0) return
  const idOf = await partIdsOf(trx, slug)
  await trx
    .insertInto('partitions')
    .values(parts.map(({ position }) => ({ id: idOf(position), cookbook_id, position })))
    .execute()
  const texts = parts.flatMap(({ position, name }) => {
    if (name === null) return []
    return LANGUAGES.map((one) => ({
      partition_id: idOf(position),
      lang_id: langIdOf(one),
      name: inLanguage(name, one, language),
    })).filter((text) => text.name !== '')
  })
  if (texts.length > 0) await trx.insertInto('partition_texts').values(texts).execute()
  const rows = parts.flatMap(({ position, recipes }) =>
    recipes.map((recipe_id, index) => {
      return { recipe_id, cookbook_id, partition_id: idOf(position), position: index + 1 }
    }),
  )
  await trx.insertInto('recipe_partitions').values(rows).execute()
}

/** Writes the texts of a cookbook in both languages. */
export async function writeTexts(
  trx: Kysely<Database>,
  cookbook_id: number,
  { Name, Description, Language: of }: CookbookContent,
): Promise<void> {
  await trx.deleteFrom('cookbook_texts').where('cookbook_id', '=', cookbook_id).execute()
  const texts = LANGUAGES.map((language) => {
    const name = inLanguage(Name, language, of)
    const description = inLanguage(Description, language, of) || null
    return { cookbook_id, lang_id: langIdOf(language), name, sort_key: sortKey(name), description }
  })
  await trx.insertInto('cookbook_texts').values(texts).execute()
}
