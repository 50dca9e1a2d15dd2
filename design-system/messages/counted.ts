/** Forms of a noun by the plural rules of its language; `other` where a rule has no form. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = new Map<string, Intl.PluralRules>()

/**
 * The plural rules of a language, made once.
 *
 * @param language BCP 47 tag
 */
export function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language)
  if (known) return known
  const made = new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

/**
 * Returns a function that formats a counted noun: "1 step", "2 steps". Number and noun are joined
 * by a no-break space. It takes two forms, or as many as the language has.
 *
 * @param language BCP 47 tag, for number format and plural rule
 */
export function counting(language: string) {
  function counted(count: number, one: string, other: string): string
  function counted(count: number, forms: PluralForms): string
  function counted(count: number, given: string | PluralForms, other?: string): string {
    const forms: PluralForms =
      typeof given === 'string' ? { one: given, other: other ?? given } : given
    return `${count.toLocaleString(language)}\u00a0${forms[pluralRules(language).select(count)] ?? forms.other}`
  }
  return counted
}
