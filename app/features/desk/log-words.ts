import { dayOf, writeDate, writeTime, writeWeekday } from '#app/lib/words/day-words.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { LogRow } from '#contract/desk/log.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Language } from '#contract/languages.ts'
import { ROLES } from '#contract/roles.ts'

/** Days for which a weekday says which day it was. */
const WEEKDAY_DAYS = 6

/** Words and notation of the reader. */
interface Reader {
  t: Translate
  language: Language
}

/** When something was decided, where the reader is. */
export function whenText({ Logged }: LogRow, { t, language }: Reader): string {
  const at = new Date(Logged)
  const time = writeTime(at, language)
  const day = dayOf(at)
  if (day !== 'earlier') return t(`desk.log.${day}`, { time })
  const isNear = at.getTime() > Date.now() - WEEKDAY_DAYS * DAY_MS
  const written = isNear ? writeWeekday(at, language) : writeDate(at, language)
  return t('desk.log.earlier', { day: written, time })
}

/** Who decided. */
export function whoText({ Source, Actor }: LogRow, t: Translate): string {
  if (Actor) return Actor.Name ?? t('desk.log.goneMember')
  return Source === 'command' ? t('desk.log.command') : t('desk.log.automatic')
}

/** What was decided. */
export function whatText({ Action, Details }: LogRow, t: Translate): string {
  if (Action !== 'role-granted' && Action !== 'role-revoked') return t(`desk.log.actions.${Action}`)
  const role = ROLES.find((one) => one === Details['role']) ?? 'author'
  return t(`desk.log.${Action === 'role-granted' ? 'granted' : 'revoked'}.${role}`)
}

/** About whom or what: by its name, or else by its number. */
export function subjectText({ Subject, SubjectKind }: LogRow, t: Translate): string {
  if (!Subject) return ''
  if (Subject.Name !== null) return Subject.Name
  if (SubjectKind === 'member') return t('desk.log.goneMember')
  if (SubjectKind === 'author') return t('desk.log.goneAuthor')
  return t(`desk.log.subjects.${SubjectKind}`, { id: Subject.Id })
}

/** Why, until when, and about which word. */
export function whyText({ Action, Details }: LogRow, { t, language }: Reader): string {
  const { until, why, word } = Details
  const end =
    typeof until === 'string'
      ? t('desk.log.until', { day: writeDate(new Date(until), language) })
      : t('desk.log.noEnd')
  const written = typeof word === 'string' && t('desk.log.word', { word })
  return [Action === 'member-suspended' && end, written, why]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ')
}
