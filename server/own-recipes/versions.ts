import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { OWN_VERSIONS_BYTES_MAX, OWN_VERSIONS_MAX } from '#contract/own-recipes/limits.ts'
import type {
  LeftOut,
  OwnVersion,
  OwnVersions,
  VersionReason,
} from '#contract/own-recipes/versions.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef, type OwnRow } from './access.ts'
import { instant } from './states.ts'

/** Milliseconds after the latest version before an ordinary save stores another one. */
const APART_MS = 30 * MINUTE_MS
/** Lines or steps that a save adds or removes before it is a large change. */
const LARGE = 3

const linesOf = ({ Lines }: Draft) => Lines.filter(({ IsHeading }) => !IsHeading).length

/** A draft without a word is no version. */
function isEmpty({ Name, Description, Lines, Steps }: Draft): boolean {
  return (
    Lines.length + Steps.length === 0 &&
    [Name, Description].every((text) => Object.keys(text ?? {}).length === 0)
  )
}

function isLarge(before: Draft, after: Draft): boolean {
  return [
    [before.Lines, after.Lines],
    [before.Steps, after.Steps],
  ].some(([old, next]) => {
    const [from, to] = [old, next].map((items) => new Set(items?.map(({ Key }) => Key)))
    const gone = [...(from ?? [])].filter((key) => !to?.has(key)).length
    const added = [...(to ?? [])].filter((key) => !from?.has(key)).length
    return gone >= LARGE || added >= LARGE
  })
}

/** A version that may be kept. */
interface Kept {
  text: string
  draft: Draft
  /** Milliseconds since 1970, UTC. */
  written: number
  reason: VersionReason
}

/** Keeps the latest versions: so many of them, and so many bytes together. */
async function forgetOldest(trx: Kysely<Database>, recipeId: number): Promise<void> {
  const all = await trx
    .selectFrom('own_versions')
    .select(['id', 'bytes'])
    .where('recipe_id', '=', recipeId)
    .orderBy('id', 'desc')
    .execute()
  let sum = 0
  const gone = all.filter(({ bytes }, index) => {
    sum += bytes
    return index >= OWN_VERSIONS_MAX || sum > OWN_VERSIONS_BYTES_MAX
  })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await trx.deleteFrom('own_versions').where('id', 'in', ids).execute()
}

/** What of a save is kept as earlier versions, the oldest first. */
function versionsOf(
  row: OwnRow,
  next: { text: string; draft: Draft },
  leftOut: (LeftOut & { text: string }) | undefined,
  { now, latest }: { now: number; latest: number },
): Kept[] {
  const before = JSON.parse(row.draft) as Draft
  const reason = leftOut?.Reason ?? (isLarge(before, next.draft) ? 'change' : 'time')
  const isDue = reason !== 'time' || now - latest >= APART_MS
  const replaced: Kept = { text: row.draft, draft: before, written: row.changed_at, reason }
  return [
    ...(isDue && row.draft !== next.text ? [replaced] : []),
    ...(leftOut && ![row.draft, next.text].includes(leftOut.text)
      ? [{ text: leftOut.text, draft: leftOut.Draft, written: now, reason: leftOut.Reason }]
      : []),
  ]
}

/**
 * Keeps what a save replaces, where it is worth looking at again, and what the device leaves out. Called in
 * the transaction of the save, before it.
 * @param next the draft that is saved, and as JSON
 */
export async function keepVersions(
  trx: Kysely<Database>,
  row: OwnRow,
  next: { text: string; draft: Draft },
  leftOut: (LeftOut & { text: string }) | undefined,
  now: number,
): Promise<void> {
  const newest = await trx
    .selectFrom('own_versions')
    .select(['kept_at', 'draft'])
    .where('recipe_id', '=', row.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const latest = newest?.kept_at ?? row.created_at
  const kept = versionsOf(row, next, leftOut, { now, latest }).filter(
    ({ text, draft }) => text !== newest?.draft && !isEmpty(draft),
  )
  if (kept.length === 0) return
  await trx
    .insertInto('own_versions')
    .values(
      kept.map(({ text, draft, written, reason }) => ({
        recipe_id: row.id,
        written_at: written,
        kept_at: now,
        reason,
        draft: text,
        bytes: Buffer.byteLength(text),
        step_count: draft.Steps.length,
        ingredient_count: linesOf(draft),
      })),
    )
    .execute()
  await forgetOldest(trx, row.id)
}

/**
 * The earlier versions of a member's recipe, the latest first.
 * @throws {ApiError} `RequestInvalid` for all others
 */
export async function readVersions(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
): Promise<OwnVersions> {
  await requireOwn(db, id, userId)
  const rows = await db
    .selectFrom('own_versions')
    .select(['id', 'written_at', 'reason', 'step_count', 'ingredient_count'])
    .where('recipe_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return {
    Versions: rows.map((row) => ({
      Id: row.id,
      Changed: instant(row.written_at),
      Reason: row.reason,
      StepCount: row.step_count,
      IngredientCount: row.ingredient_count,
    })),
  }
}

/** An earlier version with its words. @throws {ApiError} `RequestInvalid`, also for one that gave way */
export async function readVersion(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  version: number,
): Promise<OwnVersion> {
  await requireOwn(db, id, userId)
  const row = await db
    .selectFrom('own_versions')
    .select(['id', 'written_at', 'draft'])
    .where('recipe_id', '=', id)
    .where('id', '=', version)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  return { Id: row.id, Changed: instant(row.written_at), Draft: JSON.parse(row.draft) as Draft }
}
