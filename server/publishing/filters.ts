import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Database } from '#server/db/schema.ts'
import { replaceRows } from '#server/db/sync-rows.ts'
import { sortKey } from '#server/search/fold.ts'

/** What of a draft's words the catalogue knows. */
export interface Filters {
  readonly tags: readonly number[]
  readonly tools: readonly number[]
}

/** The same with the words that it does not know, which stay unpublished. */
interface ReadFilters extends Filters {
  readonly unknownTags: readonly string[]
  readonly unknownTools: readonly string[]
}

/** The ids of words, each once, and the words that have none. */
function idsOf(words: readonly string[], idOf: (word: string) => number | undefined) {
  const found = words.map((word) => ({ word, id: idOf(word) }))
  return {
    known: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.filter(({ id }) => id === undefined).map(({ word }) => word),
  }
}

/** A tag as it is compared. */
export const foldTag = (word: string) => word.trim().toLowerCase()

/** Looks up the tags and tools of a draft in the catalogue, by their names in either language. */
export async function readFilters(
  db: Kysely<Database>,
  { Tags, Tools }: Pick<Draft, 'Tags' | 'Tools'>,
): Promise<ReadFilters> {
  const tagRows =
    Tags.length === 0
      ? []
      : await db
          .selectFrom('tag_texts')
          .select(['tag_id', 'folded'])
          .where('folded', 'in', Tags.map(foldTag))
          .unionAll(
            db
              .selectFrom('tag_words')
              .select(['tag_id', 'folded'])
              .where('folded', 'in', Tags.map(foldTag)),
          )
          .orderBy('tag_id')
          .execute()
  const toolRows =
    Tools.length === 0
      ? []
      : await db
          .selectFrom('tool_texts')
          .select(['tool_id', 'sort_key'])
          .where('sort_key', 'in', Tools.map(sortKey))
          .orderBy('tool_id')
          .execute()
  const tags = idsOf(Tags, (word) => tagRows.find(({ folded }) => folded === foldTag(word))?.tag_id)
  const tools = idsOf(
    Tools,
    (word) => toolRows.find(({ sort_key }) => sort_key === sortKey(word))?.tool_id,
  )
  return {
    tags: tags.known,
    tools: tools.known,
    unknownTags: tags.unknown,
    unknownTools: tools.unknown,
  }
}

/** Writes the tables that a published recipe is listed and filtered by. */
export async function writeFilters(
  trx: Kysely<Database>,
  { publicId: recipe_id, publishedAt: published_at }: { publicId: number; publishedAt: number },
  draft: Draft,
): Promise<Filters> {
  const { tags, tools } = await readFilters(trx, draft)
  const dishTypes = [...new Set(draft.DishTypes)]
  await replaceRows(
    trx,
    'recipe_dish_types',
    'recipe_id',
    [recipe_id],
    dishTypes.map((dish_type) => ({ recipe_id, dish_type, published_at })),
  )
  await replaceRows(
    trx,
    'recipe_tags',
    'recipe_id',
    [recipe_id],
    tags.map((tag_id, position) => ({ recipe_id, tag_id, position, published_at })),
  )
  await replaceRows(
    trx,
    'recipe_tools',
    'recipe_id',
    [recipe_id],
    tools.map((tool_id, position) => ({ recipe_id, tool_id, position })),
  )
  return { tags, tools }
}
