import type { Kysely, Transaction } from 'kysely'
import { arrange, type Arrangement } from '#contract/cookbooks/arrange.ts'
import type { NewOwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { requireSame } from '#server/http/used-key.ts'
import { digestOf } from '#server/lib/digest.ts'
import { newOwnId } from '#server/own-recipes/new-id.ts'
import { writeArrangement } from './arrangement-rows.ts'
import { standingIds } from './standing-recipes.ts'

const EMPTY: Arrangement = { Tabs: [], Loose: [] }

/** A cookbook that is about to be added, and what names it. */
export interface Adding {
  readonly userId: number
  readonly key: string
  /** What was sent with the key. */
  readonly sent: unknown
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** What a new cookbook says and has. */
interface NewBook extends Pick<NewOwnCookbook, 'Language' | 'Name'> {
  readonly Description?: NewOwnCookbook['Name']
  readonly content: Arrangement
  /** The member whose cookbook it is a copy of. */
  readonly copiedFrom?: number
}

/**
 * Adds a cookbook in a transaction that has locked its member. If it was added with this key before, nothing
 * changes.
 * @returns its id
 * @throws {ApiError} `ChangedMeanwhile` if the key was used for something else; `LimitReached`
 */
export async function insertCookbook(
  trx: Transaction<Database>,
  { userId, key, sent, now }: Adding,
  make: () => Promise<NewBook>,
): Promise<number> {
  const known = await trx
    .selectFrom('own_cookbooks')
    .select(['id', 'key_digest'])
    .where('user_id', '=', userId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  if (known) {
    requireSame(known, sent)
    return known.id
  }
  await enforceLimit(trx, 'ownCookbooks', userId, now)
  const { Language, Name = {}, Description = {}, content, copiedFrom } = await make()
  const id = await newOwnId(trx, 'own_cookbooks')
  await trx
    .insertInto('own_cookbooks')
    .values({
      id,
      user_id: userId,
      client_key: key,
      key_digest: digestOf(sent),
      version: 1,
      order_version: 1,
      language: Language,
      name_en: Name.en?.trim() ?? '',
      name_de: Name.de?.trim() ?? '',
      description_en: Description.en?.trim() ?? '',
      description_de: Description.de?.trim() ?? '',
      cover_media_id: null,
      header_media_id: null,
      link_token: null,
      is_copy: copiedFrom === undefined ? 0 : 1,
      copied_from: copiedFrom ?? null,
      other_order: null,
      other_order_at: null,
      created_at: now,
      changed_at: now,
      deleted_at: null,
    })
    .execute()
  await writeArrangement(trx, id, { before: EMPTY, after: content, now })
  return id
}

/**
 * Adds a cookbook; recipes that the member may not put into one are left out.
 * @returns its id
 * @throws {ApiError} see {@link insertCookbook}
 */
export async function addCookbook(
  db: Kysely<Database>,
  userId: number,
  body: NewOwnCookbook,
  now: number,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const adding = { userId, key: body.Key, sent: body, now }
    return await insertCookbook(trx, adding, async () => ({
      ...body,
      content: await contentOf(trx, userId, body.Recipes ?? []),
    }))
  })
}

async function contentOf(
  trx: Kysely<Database>,
  userId: number,
  asked: readonly number[],
): Promise<Arrangement> {
  const { idOf, mayAdd } = await standingIds(trx, userId, asked)
  return asked
    .filter(mayAdd)
    .reduce((content, id) => arrange(content, { Kind: 'add', Recipe: idOf(id), Tab: null }), EMPTY)
}
