import type { Kysely } from 'kysely'
import type {
  CookbookComparison,
  CookbookContent,
  CookbookPublication,
} from '#contract/cookbooks/publication.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireCookbook, type CookbookRef } from '../access.ts'
import { textsOf } from '../texts.ts'
import { compareSides, picturesOf } from './compare-sides.ts'
import { contentOf, parseContent, type changesOf } from './content.ts'
import { publicationOf } from './publish-content.ts'

/** Changes with the names of what was taken out, which the cookbook itself does not have any more. */
export async function changesToWire(
  db: Kysely<Database>,
  userId: number,
  changes: ReturnType<typeof changesOf>,
): Promise<CookbookPublication['Changes']> {
  if (changes === null) return null
  const { TakenOut } = changes
  const rows =
    TakenOut.length === 0
      ? []
      : await db
          .selectFrom('own_recipes')
          .select(['id', 'name_en', 'name_de'])
          .where('user_id', '=', userId)
          .where('id', 'in', TakenOut)
          .execute()
  const names = new Map(rows.map(({ id, name_en, name_de }) => [id, textsOf(name_en, name_de)]))
  return { ...changes, TakenOut: TakenOut.map((Id) => ({ Id, Name: names.get(Id) ?? {} })) }
}

/** A version that is compared with what is published. */
interface Compared {
  readonly cookbookId: number
  readonly next: CookbookContent
  readonly langId: LangId
}

/** What readers see of a cookbook, beside a version of it. */
export async function compare(
  db: Kysely<Database>,
  { cookbookId, next, langId }: Compared,
): Promise<CookbookComparison> {
  const known = await publicationOf(db, cookbookId)
  const isLive = known?.is_live === 1
  return await compareSides(db, {
    now: isLive ? parseContent(known.content) : null,
    ofNow: isLive ? { cover: known.cover_media_id, header: known.header_media_id } : null,
    next,
    langId,
  })
}

/**
 * What readers see of a cookbook, beside what would be published now.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a cookbook that was never published
 */
export async function compareOwnCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  langId: LangId,
): Promise<CookbookComparison> {
  const row = await requireCookbook(db, ref)
  const comparison = await compare(db, {
    cookbookId: ref.id,
    next: await contentOf(db, row),
    langId,
  })
  if (comparison.Now === null) throw new ApiError('NotFound')
  return comparison
}

/**
 * A version that was published beside the one before it: with those of its recipes that are read today.
 * @throws {ApiError} `RequestInvalid`; `NotFound` for a version that is not kept, or is not of this cookbook
 */
export async function compareVersion(
  db: Kysely<Database>,
  ref: CookbookRef,
  { version, langId }: { version: number; langId: LangId },
): Promise<CookbookComparison> {
  await requireCookbook(db, ref)
  const [published, before] = await db
    .selectFrom('cookbook_submissions')
    .select(['id', 'content'])
    .where('cookbook_id', '=', ref.id)
    .where('state', '=', 'approved')
    .where('id', '<=', version)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  if (published?.id !== version) throw new ApiError('NotFound')
  const now = before ? parseContent(before.content) : null
  const next = parseContent(published.content)
  return await compareSides(db, { now, ofNow: now && picturesOf(now), next, langId })
}
