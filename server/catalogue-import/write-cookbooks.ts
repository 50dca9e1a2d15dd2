import type { CatalogueData } from '#content/catalogue-folder.ts'
import { sortKey } from '#server/search/fold.ts'
import { startOfDay, union, type ImportContext } from './context.ts'
import { CatalogueError } from './catalogue-error.ts'
import { inBothLanguages, replaceRows, upsertRows } from '#server/db/sync-rows.ts'

/** Writes cookbooks with their chapters. {@link dropPartitions} deletes removed chapters. */
export async function writeCookbooks(
  { db, ids, pictureId }: ImportContext,
  { cookbooks: { value } }: CatalogueData,
): Promise<Set<number>> {
  const all = value.cookbooks.map((book) => ({ ...book, id: ids.of('cookbook', book.slug) }))
  const rows = all.map(({ id, slug, author, published }) => ({
    id,
    author_id: ids.of('author', author),
    published_at: startOfDay(published),
    cover_media_id: pictureId(`cookbooks/${slug}/cover.webp`),
    header_media_id: pictureId(`cookbooks/${slug}/header.webp`),
  }))
  const texts = all.flatMap(({ id, name, description }) =>
    inBothLanguages((language, lang_id) => ({
      cookbook_id: id,
      lang_id,
      name: name[language],
      sort_key: sortKey(name[language]),
      description: description?.[language] ?? null,
    })),
  )
  const chapters = all.flatMap(({ id, slug, partitions }) =>
    partitions.map((name, index) => ({
      id: ids.of('partition', `${slug}/${index + 1}`),
      cookbook_id: id,
      position: index + 1,
      name,
    })),
  )
  const chapterTexts = chapters.flatMap(({ id, name }) =>
    inBothLanguages((language, lang_id) => ({ partition_id: id, lang_id, name: name[language] })),
  )
  const written = union(
    await upsertRows(db, 'all_cookbooks', rows),
    await replaceRows(
      db,
      'cookbook_texts',
      'cookbook_id',
      all.map(({ id }) => id),
      texts,
    ),
  )
  const changedChapters = union(
    await upsertRows(
      db,
      'partitions',
      chapters.map(({ id, cookbook_id, position }) => ({ id, cookbook_id, position })),
    ),
    await replaceRows(
      db,
      'partition_texts',
      'partition_id',
      chapters.map(({ id }) => id),
      chapterTexts,
    ),
  )
  for (const { id, cookbook_id } of chapters) if (changedChapters.has(id)) written.add(cookbook_id)
  return written
}

/** Writes the cookbooks of the months; a folder without `months` leaves them as they are. */
export async function writeMonths(
  { db, ids }: ImportContext,
  { cookbooks: { value } }: CatalogueData,
): Promise<Set<number>> {
  const months = value.months ?? []
  const owners = months.map(({ month }) => month)
  const rows = months.map(({ month, book }) => ({
    month,
    cookbook_id: ids.of('cookbook', book),
  }))
  const titles = months.flatMap(({ month, title }) =>
    inBothLanguages((language, lang_id) => ({ month, lang_id, title: title[language] })),
  )
  return union(
    await replaceRows(db, 'cookbook_months', 'month', owners, rows),
    await replaceRows(db, 'cookbook_month_texts', 'month', owners, titles),
  )
}

/**
 * Removes chapters that a cookbook no longer has, after the recipes have moved.
 * @throws {CatalogueError} while a removed chapter still has a recipe
 */
export async function dropPartitions(
  { db, ids }: ImportContext,
  { cookbooks: { file, value } }: CatalogueData,
): Promise<number> {
  let dropped = 0
  for (const { slug, partitions } of value.cookbooks) {
    const surplus = await db
      .selectFrom('partitions')
      .leftJoin('recipe_partitions', 'recipe_partitions.partition_id', 'partitions.id')
      .select(['partitions.id', 'partitions.position', 'recipe_partitions.recipe_id'])
      .where('partitions.cookbook_id', '=', ids.of('cookbook', slug))
      .where('partitions.position', '>', partitions.length)
      .execute()
    const inUse = surplus.find(({ recipe_id }) => recipe_id !== null)
    if (inUse)
      throw new CatalogueError([
        {
          file,
          line: 1,
          severity: 'error',
          message: `"${slug}" loses chapter ${inUse.position}, but a recipe stands there. Move the recipe first.`,
        },
      ])
    for (const { id } of surplus) await db.deleteFrom('partitions').where('id', '=', id).execute()
    dropped += surplus.length
  }
  return dropped
}
