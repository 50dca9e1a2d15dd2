import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { RATING_VALUES } from '#contract/stars.ts'
import type { EngineName } from '#server/db/engine.ts'
import { transact } from '#server/db/transact.ts'
import { databases, type TestDatabase } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { countCookbookVotes } from '#server/ratings/count-cookbook-votes.ts'
import { countVotes } from './counters.ts'
import { importCatalogue } from './import.ts'

const RECIPE = 'recipes/shakshuka.yaml'
const COOKBOOKS = 'cookbooks.yaml'

/** What differs from the catalogue that is there. */
interface Difference {
  /** Of the first comment on shakshuka. */
  stars: number
  /** On which one of its cookbooks came out. */
  day?: string
}

const demoFile = async (file: string) =>
  await readFile(join(DEMO_FOLDER, 'catalogue', file), 'utf8')

/** A folder with shakshuka and its cookbooks. */
async function folderWith({ stars, day = '2026-05-03' }: Difference): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-votes-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const pictures = 'media/recipes/shakshuka'
  await cp(join(DEMO_FOLDER, pictures), join(folder, pictures), { recursive: true })
  await mkdir(join(folder, 'recipes'))
  const recipe = (await demoFile(RECIPE)).replace(/stars: \d/, `stars: ${stars}`)
  await writeFile(join(folder, RECIPE), recipe)
  const cookbooks = (await demoFile(COOKBOOKS)).replace('2026-05-03', day)
  await writeFile(join(folder, COOKBOOKS), cookbooks)
  return folder
}

async function importWith(database: TestDatabase, difference: Difference): Promise<void> {
  const folder = await folderWith(difference)
  const result = await importCatalogue({ database, folder, config: database.config })
  expect(result.hasChanged).toBe(true)
}

async function idOf({ db }: TestDatabase, kind: 'recipe' | 'cookbook', slug: string) {
  const row = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}

async function counters({ db }: TestDatabase) {
  const read = async (table: 'recipes' | 'cookbooks') =>
    await db.selectFrom(table).select(['id', 'rating_sum', 'rating_count']).orderBy('id').execute()
  return { recipes: await read('recipes'), cookbooks: await read('cookbooks') }
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** The counters as they are, and as counting everything anew would make them. */
async function countedAnew(database: TestDatabase) {
  const kept = await counters(database)
  await countVotes(database.db, idsOf(kept.recipes))
  await countCookbookVotes(database.db, idsOf(kept.cookbooks))
  return { kept, anew: await counters(database) }
}

test.for(databases)('votes during imports of their recipe are all counted (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  const recipeId = await idOf(database, 'recipe', 'shakshuka')
  const members = await Promise.all(
    ['ann', 'ben', 'cleo'].map((username) =>
      newMember(app, { username, email: `${username}@simmer.example` }),
    ),
  )
  const importing = { isOver: false }
  const statuses = new Set<number>()
  const voting = members.map(async (member, place) => {
    for (let vote = place; !importing.isOver; vote++) {
      const RatingValue = RATING_VALUES[vote % RATING_VALUES.length] ?? 'Ok'
      const url = `/recipe/${recipeId}/rate`
      statuses.add((await sendForm(app, 'POST', url, { RatingValue }, member)).statusCode)
    }
  })
  await importWith(database, { stars: 1, day: '2026-05-04' }).finally(
    () => (importing.isOver = true),
  )
  await Promise.all(voting)
  expect([...statuses]).toEqual([200])
  const { kept, anew } = await countedAnew(database)
  expect(kept).toEqual(anew)
})

/** Transactions of another connection that wait for somebody else's. */
async function countWaiting({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/** SQLite never has two write transactions. */
const lockingDatabases: readonly EngineName[] = databases.filter((engine) => engine === 'postgres')

test.for(lockingDatabases)('a vote that an import waited for is counted (%s)', async (engine) => {
  const { app, database } = await startTestServer(engine, { filled: true })
  await newMember(app)
  const recipeId = await idOf(database, 'recipe', 'shakshuka')
  let importing: Promise<void> | undefined
  await transact(database.db, async (trx) => {
    const { id } = await trx
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'ada')
      .executeTakeFirstOrThrow()
    await trx.insertInto('ratings').values({ user_id: id, recipe_id: recipeId, vote: 4 }).execute()
    await sql`update all_recipes set rating_sum = rating_sum + 4, rating_count = rating_count + 1
      where id = ${recipeId}`.execute(trx)
    importing = importWith(database, { stars: 1 })
    await vi.waitUntil(async () => (await countWaiting(database)) > 0, 30_000)
  })
  await importing
  const { kept, anew } = await countedAnew(database)
  expect(kept).toEqual(anew)
})
