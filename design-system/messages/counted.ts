/**
 * Returns a function that formats a counted noun: "1 step", "2 steps". Number and noun are joined
 * by a no-break space.
 *
 * @param language BCP 47 tag, for number format and plural rule
 */
export function counting(language: string) {
  const plural = new Intl.PluralRules(language)
  return (count: number, one: string, other: string): string =>
    `${count.toLocaleString(language)}\u00a0${plural.select(count) === 'one' ? one : other}`
}
