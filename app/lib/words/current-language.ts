import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '#contract/languages.ts'

/** Key of the chosen language in local storage (SHL-40). */
const LANGUAGE_KEY = 'simmer.language'

const YEAR_IN_SECONDS = 31_536_000

let language: Language = DEFAULT_LANGUAGE

/** Language of the running page, for code outside React such as route loaders. Browser only. */
export function currentLanguage(): Language {
  return language
}

/** Sets the language of the running page. Called by the words provider alone. */
export function setCurrentLanguage(chosen: Language): void {
  language = chosen
}

/**
 * A switch that the account does not know of yet, because its code or the network was not there: the language
 * before, and the end of the token of the session.
 */
const SWITCH_KEY = 'simmer.languageBefore'
const TOKEN_END = 8

/** Remembers the language before a member's switch, until the account has the new one. */
export function rememberSwitch(before: Language, token: string): void {
  if (languageBefore(token) !== undefined) return
  try {
    localStorage.setItem(SWITCH_KEY, before + token.slice(-TOKEN_END))
  } catch {
    // Storage is forbidden: the account keeps its language.
  }
}

/** The language before a switch that the account does not know of yet. */
export function languageBefore(token: string | null): Language | undefined {
  try {
    const stored = localStorage.getItem(SWITCH_KEY)
    const before = stored?.slice(0, -TOKEN_END)
    const isOfSession = token !== null && stored?.slice(-TOKEN_END) === token.slice(-TOKEN_END)
    return isOfSession && isLanguage(before) ? before : undefined
  } catch {
    return undefined
  }
}

/** Forgets the switch: the account has the language. */
export function forgetSwitch(): void {
  try {
    localStorage.removeItem(SWITCH_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** The language that was chosen in this browser; undefined when nothing is stored. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores a choice in local storage and in the cookie that the server reads. */
export function storeLanguage(chosen: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, chosen)
  } catch {
    // Storage is forbidden: only the cookie is set.
  }
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`
}
