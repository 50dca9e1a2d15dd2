import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { findIds } from '#server/search/find.ts'
import { countNotes } from '#server/notes/queries.ts'
import { mainDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMissingFilms } from './films/films.ts'
import { importCatalogue } from './import.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SHAKSHUKA = 'recipes/shakshuka.yaml'

/** Everything an import writes, to compare before and after. */
const TABLES = [
  'authors',
  'author_texts',
  'catalogue_state',
  'comments',
  'cookbook_month_texts',
  'cookbooks',
  'film_steps',
  'films',
  'ingredient_texts',
  'media',
  'partitions',
  'ratings',
  'recipe_documents',
  'recipe_partitions',
  'recipe_step_subtitles',
  'recipe_steps',
  'recipe_texts',
  'recipes',
  'search_deletions',
  'search_postings',
  'slugs',
  'totals',
  'users',
] as const

async function dump(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    tables[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return tables
}

/** A folder with these files, and the pictures of shakshuka. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-import-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const pictures = 'media/recipes/shakshuka'
  await cp(join(DEMO_FOLDER, pictures), join(folder, pictures), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

const demoFile = async (file: string) =>
  await readFile(join(DEMO_FOLDER, 'catalogue', file), 'utf8')

async function importFiles(database: TestDatabase, files: Record<string, string>) {
  const folder = await folderOf(files)
  return await importCatalogue({ database, folder, config: database.config, now: NOW })
}

async function idOf(
  { db }: TestDatabase,
  kind: 'recipe' | 'cookbook' | 'ingredient',
  slug: string,
) {
  const row = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}

test.for(mainDatabase)('%s: the whole catalogue is imported once', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const totals = await db.selectFrom('totals').selectAll().orderBy('name').execute()
  expect(totals).toEqual([
    { name: 'cookbooks', value: 12 },
    { name: 'recipes', value: 60 },
  ])
  const films = await db.selectFrom('films').select('duration_ms').execute()
  expect(films).toHaveLength(60)
  const documents = await db.selectFrom('recipe_documents').select('document').execute()
  expect(documents).toHaveLength(120)
  const before = await dump(db)
  const again = await importCatalogue({ database, folder: DEMO_FOLDER, config: database.config })
  expect(again).toMatchObject({ recipes: 60, hasChanged: false, version: 1 })
  expect(await dump(db)).toEqual(before)
})

test.for(mainDatabase)('%s: films that a machine does not have are made again', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  await makeMissingFilms(database, database.config)
  const films = join(database.config.DATA_DIR, 'media', 'films')
  const film = await readFile(join(films, 'hummus.mp4'))
  await rm(join(films, 'hummus.mp4'))
  await rm(join(films, 'shakshuka.mp4'))
  expect(await makeMissingFilms(database, database.config)).toBe(2)
  expect(await readFile(join(films, 'hummus.mp4'))).toEqual(film)
  expect(await makeMissingFilms(database, database.config)).toBe(0)
})

test.for(mainDatabase)('%s: a mistake keeps the whole folder out', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const before = await dump(database.db)
  const text = await demoFile(SHAKSHUKA)
  const files = {
    [SHAKSHUKA]: text.replace('ingredient: feta', 'ingredient: fetta'),
    'recipes/hummus.yaml': (await demoFile('recipes/hummus.yaml')).replace('Silky', 'Smooth'),
  }
  await expect(importFiles(database, files)).rejects.toThrow(
    'recipes/shakshuka.yaml:32: error: There is no ingredient "fetta". Did you mean "feta"?',
  )
  expect(await dump(database.db)).toEqual(before)
})

test.for(mainDatabase)('%s: an error while writing leaves nothing behind', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const cookbooks = await demoFile('cookbooks.yaml')
  const files = {
    [SHAKSHUKA]: (await demoFile(SHAKSHUKA))
      .replace('Shakshuka with feta', 'Shakshuka')
      .replace('partition: 3', 'partition: 2'),
    'cookbooks.yaml': cookbooks.replace('      - {en: Warm plates, de: Warme Teller}\n', ''),
  }
  const before = await dump(database.db)
  await expect(importFiles(database, files)).rejects.toThrow(
    'cookbooks.yaml:1: error: "levantine-mezze" loses chapter 3, but a recipe stands there. Move the recipe first.',
  )
  expect(await dump(database.db)).toEqual(before)
})

test.for(mainDatabase)(
  '%s: a changed recipe keeps its ids, its votes and its views',
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const { db } = database
    const id = await idOf(database, 'recipe', 'shakshuka')
    const member = await db
      .insertInto('users')
      .values({
        kind: 'member',
        first_name: 'Ida',
        last_name: 'Sommer',
        username: 'ida',
        username_key: 'ida',
        language: 1,
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('ratings').values({ recipe_id: id, user_id: member.id, vote: 4 }).execute()
    await db.updateTable('all_recipes').set({ views: 7 }).where('id', '=', id).execute()
    const text = (await demoFile(SHAKSHUKA))
      .replace('Shakshuka with feta', 'Eggs in tomato sauce')
      .replace('does too.", stars: 5', 'does too.", stars: 1')
    const steps = await db
      .selectFrom('recipe_steps')
      .select('id')
      .where('recipe_id', '=', id)
      .execute()
    expect(await importFiles(database, { [SHAKSHUKA]: text })).toMatchObject({
      hasChanged: true,
      version: 2,
    })
    const recipe = await db
      .selectFrom('recipes')
      .select(['views', 'rating_sum', 'rating_count'])
      .where('id', '=', id)
      .executeTakeFirst()
    // Four comments with 1, 4, 3 and 5 stars, and the member's five.
    expect(recipe).toEqual({ views: 7, rating_sum: 0 + 3 + 2 + 4 + 4, rating_count: 5 })
    expect(
      await db.selectFrom('recipe_steps').select('id').where('recipe_id', '=', id).execute(),
    ).toEqual(steps)
    expect(await findIds(db, 0, 'eggs in tomato')).toEqual([id])
    const document = await db
      .selectFrom('recipe_documents')
      .select('document')
      .where('recipe_id', '=', id)
      .where('lang_id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(document.document)).toMatchObject({ Id: id, Name: 'Eggs in tomato sauce' })
  },
)

test.for(mainDatabase)('%s: a cookbook adds up the votes of its recipes', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const id = await idOf(database, 'cookbook', 'levantine-mezze')
  const votes = await db
    .selectFrom('ratings')
    .select('vote')
    .where('recipe_id', 'in', (query) =>
      query.selectFrom('recipe_partitions').select('recipe_id').where('cookbook_id', '=', id),
    )
    .execute()
  const sum = votes.reduce((total, { vote }) => total + vote, 0)
  const book = await db
    .selectFrom('cookbooks')
    .select(['rating_sum', 'rating_count', 'rating_average'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(book.rating_sum).toBe(sum)
  expect(book.rating_count).toBe(votes.length)
  expect(book.rating_average).toBeCloseTo(sum / votes.length + 1, 10)
})

test.for(mainDatabase)(
  '%s: comments belong to home cooks, in their language and not in the future',
  async (engine) => {
    const { db } = await openTestDatabase(engine, { filled: true })
    const comments = await db
      .selectFrom('comments')
      .innerJoin('users', 'users.id', 'comments.user_id')
      .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
      .select([
        'lang_id',
        'language',
        'kind',
        'email',
        'comments.created_at',
        'published_at',
        'likes',
      ])
      .execute()
    expect(comments).toHaveLength(169)
    for (const { lang_id, language, kind, email, created_at, published_at, likes } of comments) {
      expect({ language, kind, email, likes }).toEqual({
        language: lang_id,
        kind: 'cook',
        email: null,
        likes: 0,
      })
      expect(created_at).toBeLessThanOrEqual(Date.now())
      expect(created_at - published_at).toBeLessThanOrEqual(90 * 86_400_000)
    }
    const cooks = await db.selectFrom('users').select('id').where('kind', '=', 'cook').execute()
    expect(cooks).toHaveLength(24)
  },
)

test.for(mainDatabase)('%s: a folder of an author adds to what is there', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const recipe = (await demoFile(SHAKSHUKA))
    .replace('slug: shakshuka', 'slug: green-shakshuka')
    .replace('author: yasmin-haddad', 'author: ida-sommer')
    .replace('ingredient: parsley', 'ingredient: sorrel')
    .replace('[parsley]', '[sorrel]')
    .replaceAll('{parsley}', '{sorrel}')
    .replace('Shakshuka with feta', 'Green shakshuka')
  const files = {
    'recipes/green-shakshuka.yaml': recipe,
    'authors.yaml':
      '- {slug: ida-sommer, name: Ida Sommer, place: Kiel, facebook: null, website: null}\n',
    'ingredients.yaml':
      '- {slug: sorrel, name: {en: {one: sorrel, other: sorrel}, de: {one: Sauerampfer, other: Sauerampfer}}, department: produce}\n',
  }
  expect(await importFiles(database, files)).toMatchObject({ recipes: 1, version: 2 })
  const id = await idOf(database, 'recipe', 'green-shakshuka')
  expect(id).toBe(61)
  expect(await findIds(db, 0, 'green shakshuka')).toEqual([id])
  expect(await findIds(db, 0, 'green shakshuka vegetarisch')).toEqual([id])
  expect(await findIds(db, 2, 'sommer')).toHaveLength(1)
  expect(await findIds(db, 3, 'sauerampfer')).toEqual([
    await idOf(database, 'ingredient', 'sorrel'),
  ])
  const film = await db
    .selectFrom('films')
    .select('path')
    .where('recipe_id', '=', id)
    .executeTakeFirst()
  expect(film?.path).toMatch(/^films\/green-shakshuka\.[\da-f]{16}\.mp4$/)
  expect(await importFiles(database, files)).toMatchObject({ hasChanged: false, version: 2 })
})

test.for(mainDatabase)(
  '%s: pictures of a folder come before those of the project',
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const cover = 'media/recipes/shakshuka/cover.webp'
    const other = await readFile(join(DEMO_FOLDER, 'media/recipes/hummus/cover.webp'))
    const folder = await folderOf({ [SHAKSHUKA]: await demoFile(SHAKSHUKA) })
    await writeFile(join(folder, cover), other)
    await importCatalogue({ database, folder, config: database.config, now: NOW })
    expect(await readFile(join(database.config.DATA_DIR, cover))).toEqual(other)
    const recipe = await database.db
      .selectFrom('recipes')
      .innerJoin('media', 'media.id', 'recipes.cover_media_id')
      .select(['media.path', 'media.width', 'media.height'])
      .where('recipes.id', '=', await idOf(database, 'recipe', 'shakshuka'))
      .executeTakeFirst()
    expect(recipe).toMatchObject({ width: 1280, height: 960 })
    expect(recipe?.path).toMatch(/^recipes\/shakshuka\/cover\.[\da-f]{16}\.webp$/)
  },
)

test.for(mainDatabase)('%s: a recipe loses its film, a step and a comment', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const id = await idOf(database, 'recipe', 'shakshuka')
  const text = (await demoFile(SHAKSHUKA))
    .replace('film: true', 'film: false')
    .replace(/ {2}- id: plate[^]*?(?=tools:)/u, '')
    .replace('  - {ingredient: parsley, amount: 2, unit: stem}\n', '')
    .replace(/ {2}- \{lang: en, text: "The sauce keeps.*\n/u, '')
  const boxes = await readFile(
    join(DEMO_FOLDER, 'media/recipes/shakshuka/ingredients.json'),
    'utf8',
  )
  const hotspots = (JSON.parse(boxes) as { ingredient: string }[]).filter(
    ({ ingredient }) => ingredient !== 'parsley',
  )
  const files = {
    [SHAKSHUKA]: text,
    'media/recipes/shakshuka/ingredients.json': JSON.stringify(hotspots),
  }
  expect(await importFiles(database, files)).toMatchObject({ hasChanged: true })
  const count = async (table: 'films' | 'recipe_steps' | 'comments' | 'recipe_hotspots') =>
    (await db.selectFrom(table).select('recipe_id').where('recipe_id', '=', id).execute()).length
  expect(await count('films')).toBe(0)
  expect(await count('recipe_steps')).toBe(5)
  expect(await count('comments')).toBe(3)
  expect(await count('recipe_hotspots')).toBe(12)
})

test.for(mainDatabase)(
  '%s: steps keep their ids, and with them their notes, when a recipe is edited',
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const { db } = database
    const id = await idOf(database, 'recipe', 'shakshuka')
    const steps = async () => {
      const rows = await db
        .selectFrom('recipe_steps')
        .select(['key', 'id'])
        .where('recipe_id', '=', id)
        .orderBy('step_number')
        .execute()
      return new Map(rows.map((step) => [step.key, step.id]))
    }
    const before = await steps()
    const wash = `  - id: wash
    action: wash
    text: {en: "Rinse the vegetables.", de: "Wasche das Gemüse."}
    ingredients: []
`
    const text = await demoFile(SHAKSHUKA)
    // One step more, before all others, and another text.
    const edited = text
      .replace('steps:\n', `steps:\n${wash}`)
      .replace('for 8 minutes, until', 'gently for 8 minutes, until')
    expect(await importFiles(database, { [SHAKSHUKA]: edited })).toMatchObject({
      hasChanged: true,
    })
    const after = await steps()
    expect([...after.keys()]).toEqual(['wash', ...before.keys()])
    for (const [key, stepId] of before) expect([key, after.get(key)]).toEqual([key, stepId])
    const notes = [...after.values()].map((step_id) => ({
      recipe_id: id,
      step_id,
      client_key: String(step_id),
      lang_id: 1 as const,
      kind: 'tip' as const,
      text: 'Good',
      is_private: 0 as const,
      created_at: 0,
    }))
    await db.insertInto('step_notes').values(notes).execute()
    const counted = async () => (await countNotes(db, id, null)).map(({ step_id }) => step_id)
    // Without their step notes wait, and come back with it.
    await importFiles(database, { [SHAKSHUKA]: text })
    expect(await counted()).toEqual([...before.values()])
    await importFiles(database, { [SHAKSHUKA]: edited })
    expect(new Set(await counted())).toEqual(new Set(after.values()))
  },
)
