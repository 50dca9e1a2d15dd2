import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ReportReason } from '#contract/reports/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { SubjectRef } from './subjects.ts'

/** Bytes of the key of {@link networkHash}. */
const KEY_BYTES = 32

/** Where a report comes from. */
export interface Origin {
  householdId: number | null
  addressHash: string | null
}

async function readKey(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('report_keys')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirst()
  return row?.secret
}

async function ensureKey(db: Kysely<Database>): Promise<string> {
  const known = await readKey(db)
  if (known !== undefined) return known
  const secret = randomBytes(KEY_BYTES).toString('base64url')
  await db
    .insertInto('report_keys')
    .values({ id: 1, secret })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await readKey(db)) ?? secret
}

/**
 * A keyed hash of the network that a request came from. Another one for each thing, so that hashes do not tell
 * what else somebody has reported.
 */
export async function networkHash(
  db: Kysely<Database>,
  address: string,
  { kind, id }: SubjectRef,
): Promise<string> {
  const network = `${kind} ${id} ${addressKey(address)}`
  return createHmac('sha256', await ensureKey(db))
    .update(network)
    .digest('base64url')
}

/** The household of a member; null without one. */
export async function householdOf(db: Kysely<Database>, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('household_members')
    .select('household_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.household_id ?? null
}

/**
 * Counts a report as one with those of the same household or network, now and once the network is forgotten.
 * Two that had nothing to do with each other become one when a third has something to do with both.
 */
export async function joinVoices(
  trx: Transaction<Database>,
  report: { id: number; caseId: number; voice: number },
  { householdId, addressHash }: Origin,
): Promise<void> {
  const same = await trx
    .selectFrom('reports')
    .select('voice')
    .distinct()
    .where('case_id', '=', report.caseId)
    .where('id', '!=', report.id)
    .where((row) =>
      row.or([
        ...(householdId === null ? [] : [row('household_id', '=', householdId)]),
        ...(addressHash === null ? [] : [row('address_hash', '=', addressHash)]),
      ]),
    )
    .execute()
  const voices = [report.voice, ...same.map(({ voice }) => voice)]
  await trx
    .updateTable('reports')
    .set({ voice: Math.min(...voices) })
    .where('case_id', '=', report.caseId)
    .where((row) => row.or([row('id', '=', report.id), row('voice', 'in', voices)]))
    .execute()
}

/** A version of what was reported. */
interface Reported {
  caseId: number
  digest: string
}

/**
 * What counts towards hiding: reports of accounts that were not new, unless the desk has refused one about this
 * version that comes from the same person, household or network.
 */
const counted = (db: Kysely<Database>, { caseId, digest }: Reported) =>
  db
    .selectFrom('reports')
    .where('case_id', '=', caseId)
    .where('is_counted', '=', 1)
    .where('is_refused', '=', 0)
    .where('user_id', 'is not', null)
    .where(sql<boolean>`voice not in (select voice from reports as refused
      where case_id = ${caseId} and is_refused = 1 and digest = ${digest})`)

/** How many people, as far as can be told, have reported something. */
export async function countVoices(db: Kysely<Database>, reported: Reported): Promise<number> {
  const { voices } = await counted(db, reported)
    .select((row) => row.fn.count<number>('voice').distinct().as('voices'))
    .executeTakeFirstOrThrow()
  return voices
}

/** What most of them say. */
export async function mainReason(
  db: Kysely<Database>,
  reported: Reported,
): Promise<ReportReason | undefined> {
  const row = await counted(db, reported)
    .select('reason')
    .groupBy('reason')
    .orderBy((one) => one.fn.countAll(), 'desc')
    .orderBy('reason')
    .limit(1)
    .executeTakeFirst()
  return row?.reason
}
