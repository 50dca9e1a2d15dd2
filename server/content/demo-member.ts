import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { findAccount, insertMember } from '#server/accounts/queries.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { transact } from '#server/db/transact.ts'
import { rate } from '#server/ratings/queries.ts'
import { addNote } from '#server/shopping/notes.ts'

/** Settings that decide about the demo member. */
type DemoConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'PUBLIC_ORIGIN' | 'DEMO'>

const EMAIL = 'demo@simmer.example'
/** What the demo member thinks of the catalogue's first recipes: five stars, four and three. */
const VOTES = [4, 3, 2] as const
/** What else the demo member wants to buy. */
const NOTES = ['Kitchen roll', 'Oat milk']
/** How many of the catalogue's first recipes, cookbooks and chefs the demo member likes. */
const LIKES = VOTES.length

/**
 * Adds the demo member to a database that was filled just now, with favourites, ratings, a shopping
 * list and followed chefs (D-62). Its random password is kept in DATA_DIR. Nobody is added where the
 * site is for others: with a database server, a public address, or `DEMO=off`.
 */
export async function addDemoMember({ db }: OpenDatabase, config: DemoConfig): Promise<void> {
  if (!isForDemo(config)) return
  const password = randomBytes(9).toString('base64url')
  const sent = createHash('sha256').update(password).digest('hex')
  const now = Date.now()
  const member = { first_name: 'Demo', last_name: 'Cook', username: 'demo', language: 1 } as const
  const password_hash = await hashPassword(sent)
  const ids = async (table: 'recipes' | 'cookbooks' | 'authors') => {
    const rows = await db.selectFrom(table).select('id').orderBy('id').limit(LIKES).execute()
    return rows.map(({ id }) => id)
  }
  const recipes = await ids('recipes')
  const cookbooks = await ids('cookbooks')
  const authors = await ids('authors')
  await writeFile(fileOf(config), `${password}\n`, { mode: 0o600 })
  const userId = await transact(db, async (trx) => {
    const account = { ...member, email: EMAIL, password_hash, created_at: now }
    const user_id = await insertMember(trx, account)
    for (const recipe_id of recipes) {
      const like = { user_id, recipe_id, created_at: now }
      await trx.insertInto('favourite_recipes').values(like).execute()
      const entry = { ...like, persons: SERVINGS_DEFAULT }
      await trx.insertInto('shopping_recipes').values(entry).execute()
    }
    for (const name of NOTES) await addNote(trx, user_id, name, now)
    for (const cookbook_id of cookbooks) {
      const like = { user_id, cookbook_id, created_at: now }
      await trx.insertInto('favourite_cookbooks').values(like).execute()
    }
    for (const author_id of authors) {
      await trx
        .insertInto('subscriptions')
        .values({ user_id, author_id, created_at: now })
        .execute()
    }
    return user_id
  })
  for (const [index, vote] of VOTES.entries()) {
    const recipeId = recipes[index]
    if (recipeId !== undefined) await rate(db, { userId, recipeId, vote })
  }
}

/** The line that says how to sign in as the demo member; undefined when there is none. */
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
