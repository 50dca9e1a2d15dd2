import type { Kysely } from 'kysely'
import { LANGUAGES, langIdOf, languageOf, type LangId } from '#contract/languages.ts'
import type { UnknownFood } from '#contract/publishing/desk-words.ts'
import type { Database } from '#server/db/schema.ts'

/** A use of a food that the catalogue does not know. */
interface FoodUse {
  readonly id: number
  readonly departmentId: number
  readonly userId: number | null
  /** The published recipe, or the version that waits. */
  readonly recipe?: number
  readonly waiting?: number
}

/**
 * Uses of foods that were made for published recipes and stand for no other. Nothing is read from recipes that
 * are private: the desk learns of a word when its author sends it in.
 */
async function publishedUses(db: Kysely<Database>): Promise<FoodUse[]> {
  const rows = await db
    .selectFrom('slugs')
    .innerJoin('ingredients as foods', 'foods.id', 'slugs.id')
    .innerJoin('all_recipe_ingredients as lines', 'lines.ingredient_id', 'foods.id')
    .innerJoin('publications', 'publications.public_id', 'lines.recipe_id')
    .select(['foods.id', 'foods.department_id', 'publications.user_id', 'lines.recipe_id'])
    .where('slugs.kind', '=', 'ingredient')
    .where('slugs.slug', 'like', 'own/%')
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .where('publications.is_live', '=', 1)
    .orderBy('foods.id')
    .execute()
  return rows.map(({ id, department_id, user_id, recipe_id }) => ({
    id,
    departmentId: department_id,
    userId: user_id,
    recipe: recipe_id,
  }))
}

/** The same of versions that wait: foods of their authors. */
async function waitingUses(db: Kysely<Database>): Promise<FoodUse[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('all_recipe_ingredients as lines', 'lines.recipe_id', 'submissions.recipe_id')
    .innerJoin('all_ingredients as foods', 'foods.id', 'lines.ingredient_id')
    .select(['foods.id', 'foods.department_id', 'submissions.user_id', 'submissions.id as waiting'])
    .where('submissions.state', '=', 'waiting')
    .whereRef('foods.owner_id', '=', 'submissions.user_id')
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .orderBy('foods.id')
    .execute()
  return rows.map(({ id, department_id, user_id, waiting }) => ({
    id,
    departmentId: department_id,
    userId: user_id,
    waiting,
  }))
}

/** Names of foods with what they are compared by. */
async function readNames(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('all_ingredient_texts')
    .select(['ingredient_id', 'lang_id', 'name_one', 'sort_key'])
    .where('ingredient_id', 'in', ids)
    .orderBy('ingredient_id')
    .execute()
}

/** The public foods that are called by these keys, also those that stand for others. */
export async function publicFoodsNamed(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<{ id: number; key: string; langId: LangId; isRoot: boolean }[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('ingredients')
    .innerJoin('ingredient_texts', 'ingredient_texts.ingredient_id', 'ingredients.id')
    .select(['ingredients.id', 'sort_key', 'lang_id', 'same_as'])
    .where('is_written', '=', 0)
    .where('sort_key', 'in', keys)
    .orderBy('ingredients.id')
    .execute()
  return rows.map(({ id, sort_key, lang_id, same_as }) => ({
    id,
    key: sort_key,
    langId: lang_id,
    isRoot: same_as === null,
  }))
}

type Name = Awaited<ReturnType<typeof readNames>>[number]

const nameKey = ({ lang_id, sort_key }: Pick<Name, 'lang_id' | 'sort_key'>) =>
  `${lang_id} ${sort_key}`

/** Combines foods with the same name into one: that of a published recipe, or else the first. */
function groupUses(uses: readonly FoodUse[], names: ReadonlyMap<number, readonly Name[]>) {
  const idOf = new Map<string, number>()
  const groups = new Map<number, FoodUse[]>()
  for (const use of uses) {
    const own = (names.get(use.id) ?? []).map(nameKey)
    const id = own.map((key) => idOf.get(key)).find((known) => known !== undefined) ?? use.id
    for (const key of own) if (!idOf.has(key)) idOf.set(key, id)
    groups.set(id, [...(groups.get(id) ?? []), use])
  }
  return groups
}

/** Foods of authors that the catalogue does not know, those of most recipes first. */
export async function readFoodWords(
  db: Kysely<Database>,
  { userId, langId }: { userId: number; langId: LangId },
): Promise<UnknownFood[]> {
  const published = await publishedUses(db)
  const unknown = new Set(published.map(({ id }) => id))
  const waiting = await waitingUses(db)
  const rows = await readNames(db, [...new Set([...published, ...waiting].map(({ id }) => id))])
  const names = Map.groupBy(rows, ({ ingredient_id }) => ingredient_id)
  // A food of an author with the name of a known one becomes that when it is published.
  const known = new Set(
    (await publicFoodsNamed(db, [...new Set(rows.map(({ sort_key }) => sort_key))]))
      .filter(({ id }) => !unknown.has(id))
      .map(({ langId: lang_id, key }) => nameKey({ lang_id, sort_key: key })),
  )
  const unknownUses = [
    ...published,
    ...waiting.filter(({ id }) => !(names.get(id) ?? []).some((name) => known.has(nameKey(name)))),
  ]
  const foods = [...groupUses(unknownUses, names)].map(([id, uses]): UnknownFood => {
    const nameIn = (lang: LangId) =>
      (names.get(id) ?? []).find(({ lang_id }) => lang_id === lang)?.name_one ?? ''
    const users = new Set(uses.map((use) => use.userId))
    const Names = Object.fromEntries(
      LANGUAGES.map((language) => [language, nameIn(langIdOf(language))]),
    ) as UnknownFood['Names']
    return {
      Id: id,
      Name: Names[languageOf(langId)],
      Names,
      DepartementId: uses[0]?.departmentId ?? 0,
      Recipes: new Set(uses.flatMap(({ recipe }) => recipe ?? [])).size,
      Waiting: new Set(uses.flatMap(({ waiting: version }) => version ?? [])).size,
      Authors: users.size,
      IsMine: users.size === 1 && users.has(userId),
    }
  })
  return foods.toSorted((a, b) => b.Recipes + b.Waiting - (a.Recipes + a.Waiting) || a.Id - b.Id)
}
