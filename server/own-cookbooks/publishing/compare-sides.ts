import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type {
  CookbookComparison,
  CookbookContent,
  CookbookSide,
} from '#contract/cookbooks/publication.ts'
import type { LangId, Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

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

/** Two versions, of which the first may be none. */
export interface Sides {
  readonly now: CookbookContent | null
  readonly ofNow: Pictures | null
  readonly next: CookbookContent
  readonly langId: LangId
}

/** The pictures that a version was written with. */
export const picturesOf = ({ CoverId, HeaderId }: CookbookContent): Pictures => ({
  cover: CoverId,
  header: HeaderId,
})

/** Two versions side by side, with those of their recipes that are read today. */
export async function compareSides(
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
