import { linkOf } from '#contract/desk/link.ts'

/** The links of a form, each once, without empty fields. */
export function linksOf(typed: readonly string[]): string[] {
  return [...new Set(typed.flatMap((text) => linkOf(text) || []))]
}
