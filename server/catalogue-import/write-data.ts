import type { CatalogueData } from '#content/catalogue-folder.ts'
import { factsOf } from '#content/diet.ts'
import { saleOf } from '#content/pack-facts.ts'
import { sortKey } from '#server/search/fold.ts'
import { union, type ImportContext } from './context.ts'
import { inBothLanguages, replaceRows, upsertRows } from '#server/db/sync-rows.ts'

/** Which entries an import has written. */
type Written = Promise<Set<number>>

/** Writes authors; cookbooks are counted by {@link countCookbooks}. */
export async function writeAuthors(
  { db, ids, pictureId }: ImportContext,
  { authors: { value } }: CatalogueData,
): Written {
  const all = value.map((author) => ({ ...author, id: ids.of('author', author.slug) }))
  const rows = all.map(({ id, slug, name, place, facebook, website }) => ({
    id,
    name,
    sort_key: sortKey(name),
    place,
    facebook,
    website,
    image_media_id: pictureId(`authors/${slug}.webp`),
    cookbook_count: 0,
  }))
  const texts = all.flatMap(({ id, description }) =>
    inBothLanguages((language, lang_id) => ({
      author_id: id,
      lang_id,
      description: description?.[language] ?? null,
    })),
  )
  return union(
    await upsertRows(db, 'all_authors', rows, { keep: ['cookbook_count'] }),
    await replaceRows(
      db,
      'author_texts',
      'author_id',
      all.map(({ id }) => id),
      texts,
    ),
  )
}

/** Writes departments in the order of the file. */
export async function writeDepartments(
  { db, ids }: ImportContext,
  { departments: { value } }: CatalogueData,
): Written {
  const all = value.map(({ slug, name }) => ({ id: ids.of('department', slug), name }))
  const texts = all.flatMap(({ id, name }) =>
    inBothLanguages((language, lang_id) => ({
      department_id: id,
      lang_id,
      name: name[language],
    })),
  )
  return union(
    await upsertRows(
      db,
      'departments',
      all.map(({ id }, position) => ({ id, position })),
    ),
    await replaceRows(
      db,
      'department_texts',
      'department_id',
      all.map(({ id }) => id),
      texts,
    ),
  )
}

/** Writes ingredients with their names and synonyms. */
export async function writeIngredients(
  { db, ids, pictureId }: ImportContext,
  { ingredients: { value } }: CatalogueData,
): Written {
  const all = value.map((entry) => ({ ...entry, id: ids.of('ingredient', entry.slug) }))
  const owners = all.map(({ id }) => id)
  const rows = all.map(({ id, ...entry }) => ({
    id,
    department_id: ids.of('department', entry.department),
    grams_per_ml: entry.gramsPerMl ?? null,
    grams_per_piece: entry.gramsPerPiece ?? null,
    facts: JSON.stringify(factsOf(entry)),
    sale: JSON.stringify(saleOf(entry)),
    image_media_id: pictureId(`ingredients/${entry.slug}.webp`),
  }))
  const texts = all.flatMap(({ id, name }) =>
    inBothLanguages((language, lang_id) => ({
      ingredient_id: id,
      lang_id,
      name_one: name[language].one,
      name_other: name[language].other,
      sort_key: sortKey(name[language].one),
    })),
  )
  const synonyms = all.flatMap(({ id, synonyms: words, under }) =>
    inBothLanguages((language, lang_id) =>
      [...(words?.[language] ?? []), ...(under?.[language] ?? [])].map((name, position) => ({
        ingredient_id: id,
        lang_id,
        position,
        name,
      })),
    ).flat(),
  )
  return union(
    await upsertRows(db, 'all_ingredients', rows),
    await replaceRows(db, 'all_ingredient_texts', 'ingredient_id', owners, texts),
    await replaceRows(db, 'ingredient_synonyms', 'ingredient_id', owners, synonyms),
  )
}

/** Writes tools. */
export async function writeTools(
  { db, ids, pictureId }: ImportContext,
  { tools: { value } }: CatalogueData,
): Written {
  const all = value.map((tool) => ({ ...tool, id: ids.of('tool', tool.slug) }))
  const rows = all.map(({ id, slug, affiliateLink }) => ({
    id,
    affiliate_link: affiliateLink ?? null,
    image_media_id: pictureId(`tools/${slug}.webp`),
  }))
  const texts = all.flatMap(({ id, name }) =>
    inBothLanguages((language, lang_id) => ({
      tool_id: id,
      lang_id,
      name: name[language],
      sort_key: sortKey(name[language]),
    })),
  )
  return union(
    await upsertRows(db, 'tools', rows),
    await replaceRows(
      db,
      'tool_texts',
      'tool_id',
      all.map(({ id }) => id),
      texts,
    ),
  )
}

/** Writes tags. */
export async function writeTags(
  { db, ids }: ImportContext,
  { tags: { value } }: CatalogueData,
): Written {
  const all = value.map(({ slug, name, kind = null, synonyms }) => ({
    id: ids.of('tag', slug),
    name,
    kind,
    synonyms: synonyms ? JSON.stringify(Object.values(synonyms).flat()) : null,
  }))
  const texts = all.flatMap(({ id, name }) =>
    inBothLanguages((language, lang_id) => ({
      tag_id: id,
      lang_id,
      name: name[language],
      sort_key: sortKey(name[language]),
      folded: name[language].trim().toLowerCase(),
    })),
  )
  return union(
    await upsertRows(
      db,
      'tags',
      all.map(({ id, kind, synonyms }) => ({ id, kind, synonyms })),
    ),
    await replaceRows(
      db,
      'tag_texts',
      'tag_id',
      all.map(({ id }) => id),
      texts,
    ),
  )
}
