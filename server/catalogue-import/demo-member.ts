import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { createPasswords } from '#server/accounts/passwords.ts'
import { findAccount, insertMember } from '#server/accounts/queries.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { rateInside } from '#server/ratings/queries.ts'
import { readServings } from '#server/recipes/queries.ts'
import { settleDefault } from '#server/shopping/access.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { addItem } from '#server/shopping/items.ts'
import { addRecipe } from '#server/shopping/write.ts'

/** Settings of the demo member. */
export type DemoConfig = Pick<Config, 'DATA_DIR'> &
  Partial<Pick<Config, 'DATABASE_URL' | 'PUBLIC_ORIGIN' | 'DEMO'>>

const EMAIL = 'demo@simmer.example'
/** Votes of the demo member on the first recipes of the catalogue: five, four and three stars. */
const VOTES = [4, 3, 2] as const
/** Items on the demo member's shopping list. */
const ITEMS = ['Kitchen roll', 'Oat milk']
/** Number of recipes, cookbooks and authors that the demo member likes. */
const LIKES = VOTES.length

/**
 * Prepares the demo member, who has favourites, ratings, a shopping list and subscriptions: a
 * random password, kept in DATA_DIR. Undefined where the site is for others: with a database server, a
 * public address, or `DEMO=off`.
 * @returns writes the member in the transaction that fills the database, so that a start which is
 * killed leaves both or neither, and no later start adds a member that was deleted
 */
export async function prepareDemoMember(
  config: DemoConfig,
): Promise<((trx: Transaction<Database>) => Promise<void>) | undefined> {
  if (!isForDemo(config)) return undefined
  const password = randomBytes(9).toString('base64url')
  const sent = createHash('sha256').update(password).digest('hex')
  const password_hash = await createPasswords().hash(sent)
  await writeFile(fileOf(config), `${password}\n`, { mode: 0o600 })
  return async (trx) => await writeMember(trx, password_hash)
}

async function writeMember(trx: Transaction<Database>, password_hash: string): Promise<void> {
  const now = Date.now()
  const member = { first_name: 'Demo', last_name: 'Cook', username: 'demo', language: 1 } as const
  const user_id = await insertMember(trx, {
    ...member,
    email: EMAIL,
    password_hash,
    created_at: now,
  })
  const by = { userId: user_id, listId: (await settleDefault(trx, user_id)).id, now }
  for (const [index, recipe_id] of (await firstIds(trx, 'recipes')).entries()) {
    const like = { user_id, recipe_id, created_at: now }
    await trx.insertInto('favourite_recipes').values(like).execute()
    const persons = await readServings(trx, recipe_id)
    await addRecipe(trx, by, { recipeId: recipe_id, persons })
    const vote = VOTES[index]
    if (vote !== undefined) await rateInside(trx, { userId: user_id, recipeId: recipe_id, vote })
  }
  const { reader } = await createFoods(trx)()
  for (const name of ITEMS) {
    await addItem(trx, by, { name, key: randomUUID() }, reader)
  }
  for (const cookbook_id of await firstIds(trx, 'cookbooks')) {
    const like = { user_id, cookbook_id, created_at: now }
    await trx.insertInto('favourite_cookbooks').values(like).execute()
  }
  for (const author_id of await firstIds(trx, 'authors')) {
    await trx.insertInto('subscriptions').values({ user_id, author_id, created_at: now }).execute()
  }
}

async function firstIds(
  trx: Transaction<Database>,
  table: 'recipes' | 'cookbooks' | 'authors',
): Promise<number[]> {
  const rows = await trx.selectFrom(table).select('id').orderBy('id').limit(LIKES).execute()
  return rows.map(({ id }) => id)
}

/** Start message with the demo member's sign-in; undefined without a demo member. */
export async function demoNotice(
  { db }: OpenDatabase,
  config: DemoConfig,
): Promise<string | undefined> {
  const file = fileOf(config)
  if (!isForDemo(config) || !existsSync(file) || !(await findAccount(db, EMAIL))) return undefined
  const password = (await readFile(file, 'utf8')).trim()
  return `Demo member: ${EMAIL}, password ${password}`
}

function isForDemo({ DATABASE_URL, PUBLIC_ORIGIN, DEMO }: DemoConfig): boolean {
  return DATABASE_URL === undefined && PUBLIC_ORIGIN === undefined && DEMO === 'on'
}

function fileOf({ DATA_DIR }: DemoConfig): string {
  return join(DATA_DIR, 'demo-member.txt')
}
