import type { Kysely } from 'kysely'
import type { AuthorBody, AuthorProfile } from '#contract/desk/authorship.ts'
import { isLink } from '#contract/desk/link.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { lockCatalogue } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { type Profile, readProfile } from '#server/desk/authors.ts'
import { writeProfile } from '#server/desk/change-author.ts'
import { plainLine } from '#server/desk/plain-line.ts'
import { ApiError } from '#server/http/errors.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { askForChange, endChange } from './change-rows.ts'
import { requirePortrait, showPortrait } from './portrait.ts'

/** An author who is a member, and when. */
export interface Changing {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** @throws {ApiError} `FieldInvalid` for what is no link */
function linkOrNone(address: string, field: 'Website' | 'Social'): string | null {
  if (address !== '' && !isLink(address)) throw new ApiError('FieldInvalid', { field })
  return address || null
}

/** What an author says now, without a name that the desk has to read first. */
export function profileOf({ Name, Place, Description, Website, Social }: AuthorProfile): Profile {
  return {
    name: Name,
    place: Place,
    description: Description,
    website: Website,
    social: Social,
  }
}

/** A profile with what others see of a change at once. @throws {ApiError} `FieldInvalid` */
function changedAtOnce(
  before: AuthorProfile,
  { Place, Description, Website, Social }: AuthorBody,
): Profile {
  const texts = { ...before.Description, ...Description }
  const written = LANGUAGES.flatMap((language) => {
    const text = plainLine(texts[language])
    return text === null ? [] : [[language, text] as const]
  })
  return {
    name: before.Name,
    place: Place === undefined ? before.Place : plainLine(Place),
    description: Object.fromEntries(written),
    website: Website === undefined ? before.Website : linkOrNone(Website, 'Website'),
    social: Social === undefined ? before.Social : linkOrNone(Social, 'Social'),
  }
}

/**
 * Changes what an author says of themselves. Another name or portrait waits for the desk, and what others see
 * stays meanwhile; no portrait at all is so at once.
 * @returns pictures that are shown no more
 * @throws {ApiError} `NotFound` for who is no author; `FieldRequired` for a blank name; `FieldInvalid` for what is
 * no link or no portrait; `LimitReached`
 */
export async function changeProfile(
  db: Kysely<Database>,
  body: AuthorBody,
  { userId, now }: Changing,
): Promise<readonly PictureFile[]> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await lockCatalogue(trx)
    const before = await readProfile(trx, userId)
    if (!before) throw new ApiError('NotFound')
    const waiting = before.Change?.State === 'waiting' ? before.Change : null
    const name = body.Name === undefined ? waiting?.Name : requiredText(body.Name, 'Name')
    const portrait =
      body.PortraitId === undefined ? (waiting?.Portrait?.Id ?? null) : body.PortraitId
    if (portrait !== null) await requirePortrait(trx, userId, portrait)
    const isRemoved = body.PortraitId === null && before.Portrait !== null
    const dropped = isRemoved ? await showPortrait(trx, before.Id, null) : []
    await writeProfile(trx, before, changedAtOnce(before, body), {
      isPortraitNew: isRemoved,
      now,
    })
    const wanted = { name: name === before.Name ? null : (name ?? null), portrait }
    await askForChange(trx, waiting, wanted, { userId, now })
    return dropped
  })
}

/** Takes back another name or portrait that waits, or ends one that was sent back; the same again changes nothing. */
export async function takeBackProfile(
  db: Kysely<Database>,
  { userId, now }: Changing,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await endChange(trx, { userId, now })
  })
}
