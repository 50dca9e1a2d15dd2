import { type Language, LOCALES } from '#contract/languages.ts'

// Creating a formatter costs more than a hundred uses of it, and a page of cards needs many.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

/**
 * The number notation of a language.
 * @param decimals digits after the decimal sign, 0 to 20; as many as the number has, at most
 * three, when absent
 */
export function numberFormat(language: Language, decimals?: number): Intl.NumberFormat {
  return cached(
    numberFormats,
    `${language} ${decimals}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  )
}

/**
 * Day, month name and year in a language.
 * @param timeZone IANA name, such as `Europe/Berlin`
 */
export function dateFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  return cached(
    dateFormats,
    `${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }),
  )
}
