import { type LangId, type Language, languageOf, LOCALES } from '#contract/languages.ts'
import type { SuspensionDetails } from './errors.ts'

type Message = (until: string | undefined, reason: string) => string

const MESSAGES: Record<Language, Message> = {
  en: (until, reason) =>
    until === undefined
      ? `Your account is on hold: you can use it, but do nothing that others see. Why: ${reason}`
      : `Your account is on hold until ${until}: you can use it, but do nothing that others see. Why: ${reason}`,
  de: (until, reason) =>
    until === undefined
      ? `Dein Konto ruht: Du kannst es nutzen, aber nichts tun, was andere sehen. Der Grund: ${reason}`
      : `Dein Konto ruht bis zum ${until}: Du kannst es nutzen, aber nichts tun, was andere sehen. Der Grund: ${reason}`,
}

/** The message for a member who is suspended: until when, and why. */
export function suspensionMessageOf({ endsAt, reason }: SuspensionDetails, langId: LangId): string {
  const language = languageOf(langId)
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  return MESSAGES[language](endsAt === null ? undefined : format.format(endsAt), reason)
}
