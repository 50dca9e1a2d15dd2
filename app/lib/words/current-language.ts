import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '#contract/languages.ts'

/** Key of the chosen language in local storage. */
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
