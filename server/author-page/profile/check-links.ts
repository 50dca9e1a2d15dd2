import type { Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { renameInRecipes } from '#server/publications/owners.ts'
import { nearAddresses } from './near-addresses.ts'

/** Milliseconds after which an address that somebody has answered at is asked again, and one that nobody has. */
const AGAIN_MS = { answered: 7 * DAY_MS, failed: HOUR_MS }
/** Most addresses that are asked in an hour, one after the other. */
const AT_ONCE_MAX = 50

/** Addresses that are due, those first that were never asked. */
async function dueAddresses(db: Kysely<Database>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('author_links')
    .innerJoin('all_authors', 'all_authors.id', 'author_links.author_id')
    .leftJoin('link_checks', 'link_checks.address', 'author_links.address')
    .select((row) => ['author_links.address', row.fn.min('link_checks.checked_at').as('checked')])
    .where('all_authors.owner_id', 'is not', null)
    .where((row) =>
      row.or([
        row('link_checks.checked_at', 'is', null),
        row('link_checks.checked_at', '<=', now - AGAIN_MS.answered),
        row('link_checks.failed_at', 'is not', null).and(
          'link_checks.checked_at',
          '<=',
          now - AGAIN_MS.failed,
        ),
      ]),
    )
    .groupBy('author_links.address')
    .orderBy((row) => row.fn.coalesce(row.fn.min('link_checks.checked_at'), row.lit(0)))
    .limit(AT_ONCE_MAX)
    .execute()
  return rows.map(({ address }) => address)
}

/** Notes what was found, and writes the recipes of authors anew whose page is shown, or not, from now on. */
async function note(
  db: Kysely<Database>,
  address: string,
  { isThere, meant, now }: { isThere: boolean; meant: string | null; now: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const before = await trx
      .selectFrom('link_checks')
      .select('failed_at')
      .where('address', '=', address)
      .executeTakeFirst()
    const wasThere = (before?.failed_at ?? null) === null
    const failed_at = isThere ? null : (before?.failed_at ?? now)
    const found = { checked_at: now, failed_at, meant }
    await trx
      .insertInto('link_checks')
      .values({ address, ...found })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(found))
      .execute()
    if (isThere === wasThere) return
    const authors = await trx
      .selectFrom('author_links')
      .select('author_id')
      .distinct()
      .where('address', '=', address)
      .execute()
    const recipes: number[][] = []
    for (const { author_id: id } of authors) recipes.push(await renameInRecipes(trx, id))
    await raiseVersion(trx, now, recipes.flat())
  })
}

/**
 * Whether the server reaches anything, when none of the addresses that it asked has answered: otherwise the fault
 * is its own connection. Asks one more that has answered before.
 */
async function isOnline(
  db: Kysely<Database>,
  hasAnswer: (address: string) => Promise<boolean>,
  asked: readonly string[],
): Promise<boolean> {
  const other = await db
    .selectFrom('link_checks')
    .select('address')
    .where('failed_at', 'is', null)
    .where('address', 'not in', asked)
    .orderBy('checked_at', 'desc')
    .executeTakeFirst()
  return other ? await hasAnswer(other.address) : asked.length === 1
}

/** The address that whoever named a silent one may have meant: the first one nearby at which somebody answers. */
async function findMeant(
  db: Kysely<Database>,
  hasAnswer: (address: string) => Promise<boolean>,
  silent: string,
): Promise<string | null> {
  const before = await db
    .selectFrom('link_checks')
    .select(['failed_at', 'meant'])
    .where('address', '=', silent)
    .executeTakeFirst()
  // Nearby is asked once, when nobody answers any more.
  if (before && before.failed_at !== null) return before.meant
  const others = await db
    .selectFrom('author_links')
    .select('address')
    .distinct()
    .where('address', '!=', silent)
    .where('author_id', 'in', (authors) =>
      authors.selectFrom('author_links').select('author_id').where('address', '=', silent),
    )
    .limit(AT_ONCE_MAX)
    .execute()
  const near = nearAddresses(
    silent,
    others.map(({ address }) => address),
  )
  for (const address of near) if (await hasAnswer(address)) return address
  return null
}

/**
 * Asks the pages that authors name. One at which nobody answers is saved and not shown, until somebody does.
 * @param hasAnswer asks an address; what it throws ends the work
 */
export async function checkLinks(
  db: Kysely<Database>,
  hasAnswer: (address: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('link_checks')
    .where('address', 'not in', (links) => links.selectFrom('author_links').select('address'))
    .execute()
  const found = new Map<string, boolean>()
  for (const address of await dueAddresses(db, now)) found.set(address, await hasAnswer(address))
  const isSilent = found.size > 0 && ![...found.values()].includes(true)
  if (isSilent && !(await isOnline(db, hasAnswer, [...found.keys()]))) return
  for (const [address, isThere] of found) {
    const meant = isThere ? null : await findMeant(db, hasAnswer, address)
    await note(db, address, { isThere, meant, now })
  }
}
