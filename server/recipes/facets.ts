import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { RecipeFacets } from '#contract/recipes/recipe.ts'
import { ALLERGENS, DIETS, TAG_KINDS, type TagKind } from '#contract/recipes/words.ts'
import type { Database } from '#server/db/schema.ts'
import { allInOrder, type Fragment, isUnder } from './criteria.ts'
import { criteriaOf, type RecipeSelection } from './selection.ts'

/** Most recipes that are counted, newest first. Bounds the work of a call. */
const COUNTED_MAX = 2000

/** A number of recipes and what they have in common. */
interface CountRow {
  facet: 'allergen' | 'checked' | 'diet' | 'read' | 'tag' | 'total'
  /** Code of the diet or allergen, or id of the tag; null for the others. */
  value: number | null
  count: number
}

/** How many recipes each value of a filter brings, the newest {@link COUNTED_MAX} of them. */
export async function readFacets(
  db: Kysely<Database>,
  selection: RecipeSelection,
  langId: LangId,
): Promise<RecipeFacets> {
  const { rows } = await countQuery(selection).execute(db)
  const counts = new Map(rows.map(({ facet, value, count }) => [`${facet} ${value}`, count]))
  const countOf = (facet: CountRow['facet'], value: number | null = null) =>
    counts.get(`${facet} ${value}`) ?? 0
  const tags = await readTagsWithKind(db, langId)
  return {
    Total: countOf('total'),
    IsPartial: countOf('read') > COUNTED_MAX,
    Diets: DIETS.map((Diet, code) => ({ Diet, Count: countOf('diet', code) })),
    FreeOf: ALLERGENS.map((Allergen, code) => ({
      Allergen,
      Count: countOf('checked') - countOf('allergen', code),
    })),
    Tags: TAG_KINDS.flatMap((Kind) =>
      tags
        .filter(({ kind }) => kind === Kind)
        .map(({ id, name }) => ({ Kind, Id: id, Name: name, Count: countOf('tag', id) })),
    ),
  }
}

async function readTagsWithKind(db: Kysely<Database>, langId: LangId) {
  return await db
    .selectFrom('tags')
    .innerJoin('tag_texts', 'tag_texts.tag_id', 'tags.id')
    .select(['tags.id', 'tags.kind', 'tag_texts.name'])
    .where('tag_texts.lang_id', '=', langId)
    .where('tags.kind', 'is not', null)
    .orderBy('tag_texts.sort_key')
    .orderBy('tags.id')
    .execute()
}

/**
 * Every count in one statement. `matching` has the recipes that meet all but the tags, and which
 * kinds of tags they fail: a tag counts those that fail no other kind. One recipe more than
 * {@link COUNTED_MAX} is read, which tells whether there are more. SQLite reads the tables of a
 * `cross join` in the order written: the few recipes first.
 */
function countQuery(selection: RecipeSelection): RawBuilder<CountRow> {
  const anyTags = Object.fromEntries(TAG_KINDS.map((kind) => [kind, undefined]))
  const untagged: RecipeSelection = { ...selection, ...anyTags }
  const conditions = criteriaOf(untagged).map(({ condition }) => condition)
  const where = conditions.length > 0 ? sql`where ${allInOrder(conditions)}` : sql``
  const certain = selection.freeOf?.mayContain ? sql`and is_certain = 1` : sql``
  return sql<CountRow>`
    with candidates as materialized (
      select id from recipes
      order by published_at desc, id desc limit ${sql.lit(COUNTED_MAX + 1)}
    ),
    matching as materialized (
      select id ${sql.join(
        TAG_KINDS.map((kind) => failsOf(kind, selection)),
        sql``,
      )}
      from candidates ${where}
    ),
    found as materialized (select id from matching where ${sumOfFails()} = 0),
    checked as materialized (
      select found.id from found cross join recipes
      where recipes.id = found.id and recipes.allergens_checked = 1
    ),
    counts as (
      select 'read' as facet, cast(null as integer) as value, count(*) as count from candidates
      union all select 'total', null, count(*) from found
      union all select 'checked', null, count(*) from checked
      union all select 'diet', diet, count(*) from found cross join recipe_diets
        where recipe_id = found.id group by diet
      union all select 'allergen', allergen, count(*) from checked cross join recipe_allergens
        where recipe_id = checked.id ${certain} group by allergen
      union all select 'tag', tags.id, count(*)
        from matching cross join recipe_tags cross join tags
        where recipe_tags.recipe_id = matching.id and tags.id = recipe_tags.tag_id
        and ${sumOfFails()} - ${failsOfTag()} = 0 and tags.kind is not null group by tags.id
    )
    select facet, value, cast(count as integer) as count from counts`
}

const failsColumn = (kind: TagKind) => sql.ref(`fails_${kind}`)

/** A column with 1 where a candidate has none of the chosen tags of a kind. */
function failsOf(kind: TagKind, selection: RecipeSelection): Fragment {
  const ids = selection[kind]
  const fails = ids
    ? sql`case when ${isUnder('recipe_tags', 'tag_id', ids).condition} then 0 else 1 end`
    : sql`0`
  return sql`, ${fails} as ${failsColumn(kind)}`
}

function sumOfFails(): Fragment {
  return sql`(${sql.join(TAG_KINDS.map(failsColumn), sql` + `)})`
}

/** The column of the kind of `tags.kind`. */
function failsOfTag(): Fragment {
  const kinds = TAG_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${failsColumn(kind)}`)
  return sql`case tags.kind ${sql.join(kinds, sql` `)} else 0 end`
}
