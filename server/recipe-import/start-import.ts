import type { Kysely } from 'kysely'
import { hostname } from 'node:os'
import type { Language } from '#contract/languages.ts'
import { MEMBER_LIMITS, type MemberLimit } from '#contract/member-limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { RecipeImportTable } from '#server/db/tables/recipe-imports.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { claimUnplaced } from './import-queue.ts'
import { countImports } from './queries.ts'
import { insertImport } from './write.ts'

/** What a member gives. */
export interface Given {
  readonly source: RecipeImportTable['source']
  readonly given: string
  readonly language: Language
  /** Name of the file that was received. */
  readonly file?: string
}

/** How many of each a member may give in a day. */
const PER_DAY = {
  address: 'importAddressesPerDay',
  file: 'importFilesPerDay',
  text: 'importTextsPerDay',
} as const satisfies Record<Given['source'], MemberLimit>

/**
 * Refuses another import of a kind when the member has given as many as a day allows.
 * @throws {ApiError} `LimitReached`
 */
export async function enforceImports(
  db: Kysely<Database>,
  userId: number,
  source: Given['source'],
  now: number,
): Promise<void> {
  const limit = PER_DAY[source]
  const count = await countImports(db, { userId, source, since: now - DAY_MS })
  if (count >= MEMBER_LIMITS[limit]) throw new ApiError('LimitReached', { limit, status: 429 })
}

/**
 * Adds an import, which is read as soon as somebody works on it. One from a file is claimed until its file
 * is in place: the caller releases it.
 * @returns its id
 * @throws {ApiError} `LimitReached`
 */
export async function startImport(
  db: Kysely<Database>,
  { userId, now }: { userId: number; now: number },
  given: Given,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await enforceImports(trx, userId, given.source, now)
    const id = await insertImport(trx, {
      ...given,
      user_id: userId,
      state: 'reading',
      host: hostname(),
      kind: null,
      failure: null,
      folder: null,
      folder_id: null,
      created_at: now,
      kept_at: null,
    })
    if (given.source === 'file') await claimUnplaced(trx, id)
    return id
  })
}
