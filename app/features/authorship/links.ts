import { AUTHOR_LINK_MAX } from '#contract/desk/limits.ts'

const ACCEPTED = /^https?:\/\/[^\s\p{Cc}]+$/u
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The address that a typed link means: one without a scheme is completed. Undefined for what is no address of a
 * page, or too long; empty where nothing was typed.
 */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /^https?:\/\/$/i.test(text)) return ''
  const address = SCHEME.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  if (address.length > AUTHOR_LINK_MAX || !ACCEPTED.test(address)) return undefined
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : undefined
}

/** The links of a form, each once, without empty fields. */
export function linksOf(typed: readonly string[]): string[] {
  return [...new Set(typed.flatMap((text) => linkOf(text) || []))]
}
