import type { Kysely } from 'kysely'
import { factsOf, type IngredientFacts } from '#content/diet.ts'
import { demoKnown, type Known, type KnownIngredient } from '#content/known.ts'
import type { Database } from '#server/db/schema.ts'
import type { SlugKind } from '#server/db/tables/catalogue.ts'

async function slugsOf(db: Kysely<Database>, kind: SlugKind): Promise<string[]> {
  const rows = await db.selectFrom('slugs').select('slug').where('kind', '=', kind).execute()
  return rows.map(({ slug }) => slug)
}

async function readCookbooks(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('partitions')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'partitions.cookbook_id').on('slugs.kind', '=', 'cookbook'),
    )
    .select((expression) => ['slugs.slug', expression.fn.max('partitions.position').as('count')])
    .groupBy('slugs.slug')
    .execute()
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

async function readIngredients(db: Kysely<Database>): Promise<Map<string, KnownIngredient>> {
  const { ingredients: own } = await demoKnown()
  const rows = await db
    .selectFrom('ingredient_texts')
    .innerJoin('slugs', (join) =>
      join
        .onRef('slugs.id', '=', 'ingredient_texts.ingredient_id')
        .on('slugs.kind', '=', 'ingredient'),
    )
    .innerJoin('ingredients', 'ingredients.id', 'ingredient_texts.ingredient_id')
    .select(['slugs.slug', 'lang_id', 'name_one', 'name_other', 'grams_per_piece', 'facts'])
    .execute()
  const known = new Map<string, KnownIngredient>()
  for (const [slug, texts] of Map.groupBy(rows, (row) => row.slug)) {
    const forms = (langId: number) => {
      const text = texts.find(({ lang_id }) => lang_id === langId)
      return { one: text?.name_one ?? slug, other: text?.name_other ?? slug }
    }
    const gramsPerPiece = texts[0]?.grams_per_piece
    const facts = texts[0]?.facts
    known.set(slug, {
      name: { de: forms(0), en: forms(1) },
      // An import of an earlier version did not store what an ingredient contains.
      ...(facts ? (JSON.parse(facts) as IngredientFacts) : factsOf(own.get(slug) ?? {})),
      ...(typeof gramsPerPiece === 'number' && { gramsPerPiece }),
    })
  }
  return known
}

/** The entries in the database that a folder may refer to. */
export async function knownInDatabase(db: Kysely<Database>): Promise<Known> {
  const own = await demoKnown()
  const tags = await slugsOf(db, 'tag')
  return {
    authors: new Set(await slugsOf(db, 'author')),
    cookbooks: await readCookbooks(db),
    departments: new Set(await slugsOf(db, 'department')),
    ingredients: await readIngredients(db),
    tags: new Map(tags.map((slug) => [slug, own.tags.get(slug) ?? {}])),
    tools: new Set(await slugsOf(db, 'tool')),
  }
}
