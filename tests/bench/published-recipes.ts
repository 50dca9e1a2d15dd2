import { randomUUID } from 'node:crypto'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { type LangId, languageOf } from '#contract/languages.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import type { App } from '#server/http/app-type.ts'
import { NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'

/** Recipes of an author, who may send in as many in a day. */
const PER_AUTHOR = 20

interface Text {
  lang_id: LangId
  text: string
}

/** Texts in both languages by what they belong to, in the order of their rows. */
const inBoth = (rows: readonly (Text & { of: number })[]) =>
  [...Map.groupBy(rows, ({ of }) => of).values()].map((texts) =>
    Object.fromEntries(texts.map(({ lang_id, text }) => [languageOf(lang_id), text])),
  )

/** The recipe of the catalogue as a member would write it, in both languages. */
async function draftLike({ db }: OpenDatabase, id: number): Promise<Draft> {
  const names = await db
    .selectFrom('recipe_texts')
    .select(['recipe_id as of', 'lang_id', 'name as text'])
    .where('recipe_id', '=', id)
    .execute()
  const foods = await db
    .selectFrom('recipe_ingredients as of')
    .innerJoin('ingredient_texts as texts', 'texts.ingredient_id', 'of.ingredient_id')
    .select(['of.ingredient_id as of', 'texts.lang_id', 'texts.name_one as text'])
    .where('of.recipe_id', '=', id)
    .orderBy('of.position')
    .execute()
  const steps = await db
    .selectFrom('recipe_steps as steps')
    .innerJoin('recipe_step_texts as texts', 'texts.step_id', 'steps.id')
    .select(['steps.id as of', 'texts.lang_id', 'texts.text'])
    .where('steps.recipe_id', '=', id)
    .orderBy('steps.step_number')
    .execute()
  const facts = await db
    .selectFrom('recipes')
    .select(['kcal', 'active_minutes', 'total_minutes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const dishTypes = await db
    .selectFrom('recipe_dish_types')
    .select('dish_type')
    .where('recipe_id', '=', id)
    .execute()
  const [Name = {}] = inBoth(names)
  return {
    ...emptyDraft('en'),
    Name: { en: `My ${Name['en']}`, de: `Mein ${Name['de']}` },
    Yield: { Servings: 2 },
    // What lists filter by is as frequent as in the catalogue.
    ActiveMinutes: facts.active_minutes ?? undefined,
    TotalMinutes: facts.total_minutes ?? undefined,
    DishTypes: dishTypes.map(({ dish_type }) => dish_type),
    Nutrition: { Calorie: facts.kcal ?? undefined },
    Lines: inBoth(foods).map(({ en, de }, index) => ({
      Key: `line-${index}`,
      Text: { en: `200 g ${en}`, de: `200 g ${de}` },
    })),
    Steps: inBoth(steps).map((texts, index) => ({
      Key: `step-${index}`,
      Text: Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [
          language,
          text.replaceAll(/\{([^}!]*)!?\}/g, '$1'),
        ]),
      ),
    })),
  }
}

/** Makes a call that succeeds and reads its JSON. */
async function post<Body>(app: App, url: string, payload: object, token = ''): Promise<Body> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json<Body>()
}

/** @returns the token of a new author, whom the desk trusts */
async function addAuthor({ db }: OpenDatabase, app: App, index: number): Promise<string> {
  const email = `author${index}@simmer.example`
  const password = 'a long password'
  const names = { firstname: `Author ${index}`, lastname: 'Cook', language: '1' }
  await post(app, '/signup', { ...names, email, password })
  await adminCommand(db, ['grant', email, 'author'])
  const owner = db.selectFrom('users').select('id').where('email', '=', email)
  await db.updateTable('users').set({ created_at: 0 }).where('email', '=', email).execute()
  await db.updateTable('all_authors').set({ is_trusted: 1 }).where('owner_id', '=', owner).execute()
  const client = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const grant = { ...client, username: email, password }
  return (await post<{ access_token: string }>(app, '/auth/', grant)).access_token
}

/** Publishes for each recipe of the catalogue one of a member, by the calls that members make. */
export async function publishLikeCatalogue(
  database: OpenDatabase,
  settings: Record<string, string>,
): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings })
  const app = await buildApp({ config, database, limits: NO_LIMITS, overload: NO_BOUNDS })
  try {
    const recipes = await database.db.selectFrom('recipes').select('id').orderBy('id').execute()
    let token = ''
    for (const [index, { id }] of recipes.entries()) {
      if (index % PER_AUTHOR === 0) token = await addAuthor(database, app, index / PER_AUTHOR + 1)
      const Draft = await draftLike(database, id)
      const own = { Key: randomUUID(), Draft }
      const { Id, Version } = await post<OwnRecipe>(app, '/my/recipes', own, token)
      await post(app, `/my/recipes/${Id}/submission`, { Version, IsPromised: true }, token)
    }
  } finally {
    await app.close()
  }
}
