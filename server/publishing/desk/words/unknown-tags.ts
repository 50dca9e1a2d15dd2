import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { DeskTags, UnknownTag } from '#contract/publishing/desk-words.ts'
import type { Database } from '#server/db/schema.ts'
import { foldTag, readFilters } from '../../filters.ts'

/** Versions that are looked through for tags: those that wait and those that are published, the latest. */
const VERSIONS_MAX = 2000

/** A version with the tags that its author wrote. */
interface Tagged {
  readonly tags: readonly string[]
  readonly userId: number
  /** Undefined for a tag that is not decided yet. */
  readonly publicId: number | undefined
}

/** The tags of what waits and of what is published, the latest first. Nothing else of a draft is looked at. */
export async function readTagged(db: Kysely<Database>): Promise<Tagged[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.submission_id', '=', 'submissions.id')
        .on('publications.is_live', '=', 1),
    )
    .select(['submissions.user_id', 'submissions.draft', 'publications.public_id'])
    .where((row) =>
      row.or([
        row('submissions.state', '=', 'waiting'),
        row('publications.public_id', 'is not', null),
      ]),
    )
    .orderBy('submissions.id', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map(({ user_id, draft, public_id }) => ({
    tags: (JSON.parse(draft) as Draft).Tags,
    userId: user_id,
    publicId: public_id ?? undefined,
  }))
}

/** Tags of authors that the catalogue does not know, those of most recipes first. */
export async function readUnknownTags(db: Kysely<Database>, userId: number): Promise<UnknownTag[]> {
  const tagged = await readTagged(db)
  const words = [...new Set(tagged.flatMap(({ tags }) => tags))]
  const { unknownTags } = await readFilters(db, { Tags: words, Tools: [] })
  const unknown = new Set(unknownTags.map(foldTag))
  const uses = tagged.flatMap(({ tags, userId: author, publicId }) =>
    [...new Map(tags.map((tag) => [foldTag(tag), tag]))].map(([folded, name]) => ({
      folded,
      name,
      author,
      publicId,
    })),
  )
  const groups = Map.groupBy(
    uses.filter(({ folded }) => unknown.has(folded)),
    ({ folded }) => folded,
  )
  const all = [...groups.values()].map((of): UnknownTag => {
    const users = new Set(of.map(({ author }) => author))
    return {
      Name: of[0]?.name.trim() ?? '',
      Recipes: of.filter(({ publicId }) => publicId !== undefined).length,
      Waiting: of.filter(({ publicId }) => publicId === undefined).length,
      Authors: users.size,
      IsMine: users.size === 1 && users.has(userId),
    }
  })
  return all.toSorted((a, b) => b.Recipes + b.Waiting - (a.Recipes + a.Waiting))
}

/** The tags of the catalogue, with how many recipes have them. */
async function readKnownTags(db: Kysely<Database>): Promise<DeskTags['Known']> {
  const texts = await db
    .selectFrom('tag_texts')
    .select(['tag_id', 'lang_id', 'name'])
    .orderBy('sort_key')
    .execute()
  const counts = await db
    .selectFrom('recipe_tags')
    .select((row) => ['tag_id', row.fn.countAll<number>().as('count')])
    .groupBy('tag_id')
    .execute()
  const countOf = new Map(counts.map(({ tag_id, count }) => [tag_id, count]))
  return [...Map.groupBy(texts, ({ tag_id }) => tag_id)].map(([id, own]) => ({
    Id: id,
    Names: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        own.find(({ lang_id }) => lang_id === langIdOf(language))?.name ?? '',
      ]),
    ) as DeskTags['Known'][number]['Names'],
    Recipes: countOf.get(id) ?? 0,
  }))
}

/** Tags that the catalogue does not know, beside those that it does. @param limit of the unknown ones */
export async function readTagWords(
  db: Kysely<Database>,
  userId: number,
  limit: number,
): Promise<DeskTags> {
  const unknown = await readUnknownTags(db, userId)
  return {
    Tags: unknown.slice(0, limit),
    Total: unknown.length,
    Known: await readKnownTags(db),
  }
}
