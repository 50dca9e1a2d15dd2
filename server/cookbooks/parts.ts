import type { Kysely } from 'kysely'
import type { Cookbook } from '#contract/cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/**
 * The part of a cookbook that only an import changes: everything except counters and the caller's
 * flags.
 */
export type CookbookParts = Omit<Cookbook, 'Views' | 'IsFavorized' | 'IsSubscribed' | 'Rating'>

/** Reads the parts of cookbooks, by id. */
export async function readCookbookParts(
  db: Kysely<Database>,
  langId: LangId,
  ids: readonly number[],
): Promise<Map<number, CookbookParts>> {
  const [rows, partitions, counts] = await Promise.all([
    readTexts(db, langId, ids),
    readPartitions(db, langId, ids),
    readRecipeCounts(db, ids),
  ])
  const partitionsById = Map.groupBy(partitions, ({ cookbook_id }) => cookbook_id)
  const countsById = new Map(counts.map(({ cookbook_id, count }) => [cookbook_id, count]))
  return new Map(
    rows.map((row): [number, CookbookParts] => [
      row.id,
      {
        Id: row.id,
        Name: row.name,
        Description: row.description,
        CoverPath: mediaPath(row.cover_path),
        HeaderPath: mediaPath(row.header_path),
        Author: authorRef(row, langId),
        DishPartitions: (partitionsById.get(row.id) ?? []).map(({ id, name }) => {
          return { Id: id, Name: name }
        }),
        RecipeCount: countsById.get(row.id) ?? 0,
        CoverColour: row.cover_colour,
      },
    ]),
  )
}

function readTexts(db: Kysely<Database>, langId: LangId, ids: readonly number[]) {
  return db
    .selectFrom('cookbooks')
    .innerJoin('cookbook_texts', (join) =>
      join
        .onRef('cookbook_texts.cookbook_id', '=', 'cookbooks.id')
        .on('cookbook_texts.lang_id', '=', langId),
    )
    .innerJoin('all_authors as writers', 'writers.id', 'cookbooks.author_id')
    .leftJoin('media as author_media', 'author_media.id', 'writers.image_media_id')
    .leftJoin('media as cover', 'cover.id', 'cookbooks.cover_media_id')
    .leftJoin('media as header', 'header.id', 'cookbooks.header_media_id')
    .select([
      'cookbooks.id',
      'cookbook_texts.name',
      'cookbook_texts.description',
      'cookbooks.author_id',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
      'author_media.path as author_path',
      'cover.path as cover_path',
      'cover.colour as cover_colour',
      'header.path as header_path',
    ])
    .where('cookbooks.id', 'in', ids)
    .execute()
}

function readPartitions(db: Kysely<Database>, langId: LangId, ids: readonly number[]) {
  return db
    .selectFrom('partitions')
    .innerJoin('partition_texts', 'partition_texts.partition_id', 'partitions.id')
    .select(['partitions.cookbook_id', 'partitions.id', 'partition_texts.name'])
    .where('partitions.cookbook_id', 'in', ids)
    .where('partition_texts.lang_id', '=', langId)
    .orderBy('partitions.position')
    .execute()
}

function readRecipeCounts(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_partitions')
    .select((expression) => [
      'cookbook_id',
      expression.fn.count<number>('recipe_id').distinct().as('count'),
    ])
    .where('cookbook_id', 'in', ids)
    .groupBy('cookbook_id')
    .execute()
}
