import { dayOf, writeDate } from '#app/lib/words/day-words.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import type { Language } from '#contract/languages.ts'
import { ROLES } from '#contract/roles.ts'

/** What a member may do, in words. */
export function rolesText({ Roles, IsTrusted }: DeskMember, t: Translate): string {
  const names = ROLES.filter((role) => Roles.includes(role)).map((role) =>
    t(`desk.roles.${role === 'author' && IsTrusted ? 'trusted' : role}`),
  )
  return names.length === 0 ? t('desk.roles.member') : names.join(', ')
}

/** That a member is on hold, and until when; undefined for one who is not. */
export function holdText(
  { OnHold }: DeskMember,
  { t, language }: { t: Translate; language: Language },
): string | undefined {
  if (!OnHold) return undefined
  if (OnHold.Until === null) return t('desk.members.hold')
  return t('desk.members.holdUntil', { day: writeDate(new Date(OnHold.Until), language) })
}

/** When a member was last here. The server knows the day. */
export function lastHereText(
  { LastHere }: DeskMember,
  { t, language }: { t: Translate; language: Language },
): string {
  if (LastHere === null) return t('desk.members.signedOut')
  const at = new Date(LastHere)
  const day = dayOf(at)
  return day === 'earlier' ? writeDate(at, language) : t(`desk.members.${day}`)
}
