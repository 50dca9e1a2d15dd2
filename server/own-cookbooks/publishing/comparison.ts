import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type {
  CookbookComparison,
  CookbookContent,
  CookbookPublication,
  CookbookSide,
} from '#contract/cookbooks/publication.ts'
import type { LangId, Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { requireCookbook, type CookbookRef } from '../access.ts'
import { textsOf } from '../texts.ts'
import { contentOf, parseContent, type changesOf } from './content.ts'
import { publicationOf } from './publish-cookbook.ts'

/** Changes with the names of what was taken out, which the cookbook itself does not have any more. */
export async function changesToWire(
  db: Kysely<Database>,
  userId: number,
  changes: ReturnType<typeof changesOf>,
): Promise<CookbookPublication['Changes']> {
  if (changes === null) return null
  const { TakenOut } = changes
  const rows =
    TakenOut.length === 0
      ? []
      : await db
          .selectFrom('own_recipes')
          .select(['id', 'name_en', 'name_de'])
          .where('user_id', '=', userId)
          .where('id', 'in', TakenOut)
          .execute()
  const names = new Map(rows.map(({ id, name_en, name_de }) => [id, textsOf(name_en, name_de)]))
  return { ...changes, TakenOut: TakenOut.map((Id) => ({ Id, Name: names.get(Id) ?? {} })) }
}

/** What everybody reads of own recipes. */
async function readShown(
  db: Kysely<Database>,
  ids: readonly number[],
  langId: LangId,
): Promise<CookbookComparison['Recipes']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('publications')
    .innerJoin('recipes', 'recipes.id', 'publications.public_id')
    .innerJoin('recipe_texts', (join) =>
      join
        .onRef('recipe_texts.recipe_id', '=', 'recipes.id')
        .on('recipe_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .select(['publications.recipe_id', 'recipes.id', 'recipes.details', 'media.path'])
    .select('recipe_texts.name')
    .where('publications.recipe_id', 'in', ids)
    .execute()
  return rows.flatMap(({ recipe_id, id, details, path, name }) => {
    const { language } = JSON.parse(details ?? '{}') as { language?: Language }
    if (recipe_id === null) return []
    const recipe = { Id: recipe_id, PublicId: id, Name: name, CoverPath: mediaPath(path) }
    return Object.assign(recipe, language && { OnlyLanguage: language })
  })
}

/** Paths of pictures by their ids. */
async function readPaths(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const wanted = ids.filter((id) => id !== null)
  const rows =
    wanted.length === 0
      ? []
      : await db.selectFrom('media').select(['id', 'path']).where('id', 'in', wanted).execute()
  const paths = new Map<number | null, string | null>(
    rows.map(({ id, path }) => [id, mediaPath(path)]),
  )
  return (id) => paths.get(id) ?? null
}

/** Ids of the pictures of a side. */
interface Pictures {
  readonly cover: number | null
  readonly header: number | null
}

/** A version that is compared with what is published. */
interface Compared {
  readonly cookbookId: number
  readonly next: CookbookContent
  readonly langId: LangId
}

/** What readers see of a cookbook, beside a version of it. */
export async function compare(
  db: Kysely<Database>,
  { cookbookId, next, langId }: Compared,
): Promise<CookbookComparison> {
  const known = await publicationOf(db, cookbookId)
  const isLive = known?.is_live === 1
  return await compareSides(db, {
    now: isLive ? parseContent(known.content) : null,
    ofNow: isLive ? { cover: known.cover_media_id, header: known.header_media_id } : null,
    next,
    langId,
  })
}

/** Two versions, of which the first may be none. */
interface Sides {
  readonly now: CookbookContent | null
  readonly ofNow: Pictures | null
  readonly next: CookbookContent
  readonly langId: LangId
}

const picturesOf = ({ CoverId, HeaderId }: CookbookContent): Pictures => ({
  cover: CoverId,
  header: HeaderId,
})

async function compareSides(
  db: Kysely<Database>,
  { now: live, ofNow, next, langId }: Sides,
): Promise<CookbookComparison> {
  const ids = [...recipesIn(next), ...(live ? recipesIn(live) : [])]
  const shown = new Map(
    (await readShown(db, [...new Set(ids)], langId)).map((recipe) => [recipe.Id, recipe]),
  )
  const ofNext = picturesOf(next)
  const pictures = [ofNext, ...(ofNow ? [ofNow] : [])]
  const pathOf = await readPaths(
    db,
    pictures.flatMap(({ cover, header }) => [cover, header]),
  )
  // Drafts and withdrawn recipes are on neither side.
  const read = (ids: readonly number[]) => ids.filter((id) => shown.has(id))
  const sideOf = (
    { Language, Name, Description, Tabs, Loose }: CookbookContent,
    { cover, header }: Pictures,
  ): CookbookSide => ({
    Language,
    Name,
    Description,
    CoverPath: pathOf(cover),
    HeaderPath: pathOf(header),
    Tabs: Tabs.map((tab) => ({ ...tab, Recipes: read(tab.Recipes) })),
    Loose: read(Loose),
  })
  return {
    Now: live && ofNow ? sideOf(live, ofNow) : null,
    Next: sideOf(next, ofNext),
    HasOtherCover: live !== null && live.CoverId !== next.CoverId,
    HasOtherHeader: live !== null && live.HeaderId !== next.HeaderId,
    Recipes: [...shown.values()],
  }
}

/**
 * What readers see of a cookbook, beside what would be published now.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a cookbook that was never published
 */
export async function compareOwnCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  langId: LangId,
): Promise<CookbookComparison> {
  const row = await requireCookbook(db, ref)
  const comparison = await compare(db, {
    cookbookId: ref.id,
    next: await contentOf(db, row),
    langId,
  })
  if (comparison.Now === null) throw new ApiError('NotFound')
  return comparison
}

/**
 * A version that was published beside the one before it: with those of its recipes that are read today.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a version that is not kept, or is not of this cookbook
 */
export async function compareVersion(
  db: Kysely<Database>,
  ref: CookbookRef,
  { version, langId }: { version: number; langId: LangId },
): Promise<CookbookComparison> {
  await requireCookbook(db, ref)
  const [published, before] = await db
    .selectFrom('cookbook_submissions')
    .select(['id', 'content'])
    .where('cookbook_id', '=', ref.id)
    .where('state', '=', 'approved')
    .where('id', '<=', version)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  if (published?.id !== version) throw new ApiError('NotFound')
  const now = before ? parseContent(before.content) : null
  const next = parseContent(published.content)
  return await compareSides(db, { now, ofNow: now && picturesOf(now), next, langId })
}
