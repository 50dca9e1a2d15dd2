import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type {
  COOKBOOK_LACKS,
  CookbookContent,
  PublishCookbook,
} from '#contract/cookbooks/publication.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { publishingAuthor, type PublishingAuthor } from '#server/publishing/authors.ts'
import { enforceSubmissions } from '#server/publishing/submission-rows.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { changeCookbook, type CookbookRef } from '../access.ts'
import { contentOf, hasSameWords, parseContent, wordsOf } from './content.ts'
import { publicationOf, publishContent } from './publish-content.ts'
import { forgetOld, noteTold, takeBackWaiting } from './submission-rows.ts'

/** What stands in the way of publishing a version. */
export async function lacksOf(
  db: Kysely<Database>,
  content: CookbookContent,
): Promise<(typeof COOKBOOK_LACKS)[number][]> {
  const recipes = recipesIn(content)
  const own = recipes.filter(isOwnId)
  const live =
    own.length === 0
      ? undefined
      : await db
          .selectFrom('publications')
          .select('public_id')
          .where('recipe_id', 'in', own)
          .where('is_live', '=', 1)
          .limit(1)
          .executeTakeFirst()
  return [
    ...(Object.values(content.Name).some((name) => name !== '') ? [] : (['name'] as const)),
    ...(live ? [] : (['recipes'] as const)),
    ...(own.length < recipes.length ? (['others'] as const) : []),
  ]
}

/** The fields that say what is lacking. */
const FIELDS = { name: 'Name', recipes: 'Recipes', others: 'Recipes' } as const

/** What becomes of a version that its author publishes. */
interface Decision {
  /** Goes to everybody at once; null for nothing. */
  readonly atOnce: CookbookContent | null
  /** Texts and pictures wait for an editor. */
  readonly isRead: boolean
  /** They are new, and nobody has read them. */
  readonly isByTrust: boolean
}

/**
 * Order, tabs and recipes, which were read before, are live at once. Of an author who is not trusted, and of what
 * the desk has hidden, an editor reads texts and pictures first.
 */
function decide(
  content: CookbookContent,
  known: Awaited<ReturnType<typeof publicationOf>>,
  { isTrusted }: PublishingAuthor,
): Decision {
  const live = known && parseContent(known.content)
  const isHidden = known?.hidden_at !== null && known !== undefined
  if (live && !isHidden && hasSameWords(live, content))
    return { atOnce: content, isRead: false, isByTrust: false }
  if (isTrusted && !isHidden) return { atOnce: content, isRead: false, isByTrust: true }
  const { Tabs, Loose } = content
  const isLive = live && known?.is_live === 1
  return {
    atOnce: isLive ? { ...wordsOf(live), Tabs, Loose } : null,
    isRead: true,
    isByTrust: false,
  }
}

/**
 * Publishes a cookbook as its author has seen it: at once, or once an editor has read it.
 * @returns pictures that are shown no more
 * @throws {ApiError} `RequestInvalid`; `NotFound` for who is no author; `ChangedMeanwhile`; `FieldRequired`,
 * `FieldInvalid` for what is lacking; `LimitReached`; `Suspended`
 */
export async function publishCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  { Version, OrderVersion, Word, IsTold: isTold = false }: PublishCookbook,
  now: number,
): Promise<readonly PictureFile[]> {
  return await changeCookbook(db, ref, async (trx, row) => {
    const author = await publishingAuthor(trx, ref.userId)
    if (!author) throw new ApiError('NotFound')
    await refuseSuspended(trx, ref.userId, now)
    if (row.version !== Version || row.order_version !== OrderVersion)
      throw new ApiError('ChangedMeanwhile')
    const content = await contentOf(trx, row)
    const [lack] = await lacksOf(trx, content)
    if (lack === 'others') throw new ApiError('FieldInvalid', { field: FIELDS.others })
    if (lack) throw new ApiError('FieldRequired', { field: FIELDS[lack] })
    const known = await publicationOf(trx, ref.id)
    const decision = decide(content, known, author)
    await enforceSubmissions(trx, ref.userId, now)
    await takeBackWaiting(trx, ref.id, now)
    const { id: submission } = await trx
      .insertInto('cookbook_submissions')
      .values({
        cookbook_id: ref.id,
        user_id: ref.userId,
        content: JSON.stringify(content),
        word: Word?.trim() ?? '',
        state: decision.isRead ? 'waiting' : 'approved',
        is_by_trust: decision.isByTrust ? 1 : 0,
        sent_at: now,
        answer: '',
        decided_by: null,
        decided_at: decision.isRead ? null : now,
        looked_at: null,
        is_told: decision.isRead && isTold ? 1 : 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await forgetOld(trx, ref.id, now)
    if (!decision.atOnce) return []
    const version = { ref, authorId: author.id, content: decision.atOnce, isTold, now }
    const { publicId, dropped, wasTold } = await publishContent(trx, version)
    await noteTold(trx, submission, wasTold)
    if (decision.isByTrust)
      await appendToLog(trx, {
        actorId: null,
        action: 'cookbook-published-by-trust',
        subjectKind: 'cookbook',
        subjectId: publicId,
        details: { submission, author: ref.userId },
        now,
      })
    return dropped
  })
}
