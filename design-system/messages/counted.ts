/**
 * Makes the function of a language that counts: "1 step", "2 steps". Number and word are joined, so
 * that they never part.
 *
 * @param language BCP 47 tag, for the number and for which word it takes
 */
export function counting(language: string) {
  const plural = new Intl.PluralRules(language)
  return (count: number, one: string, other: string): string =>
    `${count.toLocaleString(language)}\u00a0${plural.select(count) === 'one' ? one : other}`
}
