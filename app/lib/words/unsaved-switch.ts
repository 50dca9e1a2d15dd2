import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { TOKEN_END, tokenEnd } from '#app/lib/storage/token.ts'
import { isLanguage, type Language } from '#contract/languages.ts'

/**
 * A switch that the account does not know of yet, because its code or the network was not there: the language
 * before, and the end of the token of the session.
 */
const unsaved = createStoredText('simmer.languageBefore')

/** Remembers the language before a member's switch, until the account has the new one. */
export function rememberSwitch(before: Language): void {
  const end = tokenEnd()
  if (end !== undefined && languageBefore() === undefined) unsaved.write(before + end)
}

/** The language before a switch that the account does not know of yet. */
export function languageBefore(): Language | undefined {
  const stored = unsaved.read()
  const before = stored?.slice(0, -TOKEN_END)
  return stored?.slice(-TOKEN_END) === tokenEnd() && isLanguage(before) ? before : undefined
}

/** Forgets the switch: the account has the language. */
export function forgetSwitch(): void {
  unsaved.write(null)
}
