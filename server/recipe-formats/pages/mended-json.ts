import { jsonrepair } from 'jsonrepair'
import { parseJson, type Json } from '../json-value.ts'

/** Characters of a damaged text that are mended: more than a recipe has. */
const MENDED_MAX = 300_000

/**
 * Parses JSON that somebody damaged: comments around it, line feeds in texts, a comma too many or too
 * few, marks that were escaped. Undefined for what stays unreadable.
 */
export function mendedJson(script: string): Json {
  const text = script
    .trim()
    .replace(/^\/\/[^\n]*\n/u, '')
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/u, '')
    .replace(/;$/u, '')
    .trimEnd()
    .replace(/(?:-->|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\]\]>)$/u, '')
    .trim()
  // Line feeds within texts make it no JSON.
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ').replace(/;$/u, '')
  return parseJson(text) ?? parseJson(plain) ?? mended(plain)
}

/** How deep brackets may lie in each other in a text that is mended. */
const DEPTH_MAX = 100

/** Whether more brackets are open at once than any recipe has; those in texts count, too. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/gu)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > DEPTH_MAX) return true
  }
  return false
}

/** Quotes inside of texts up to which a text is mended: each takes the time of the text before it. */
const INNER_QUOTES_MAX = 2_000
/** A quote, with a sign of JSON before it or behind it where it begins or ends a text. */
const QUOTE = /[[{,:(]\s{0,20}["'“”‘’`´]|["'“”‘’`´](?=\s{0,20}[\]},:])|(?<inner>["'“”‘’`´])/gu

/** Whether more quotes stand inside of texts than somebody leaves unescaped. */
function isFullOfQuotes(text: string): boolean {
  let count = 0
  for (const { groups } of text.matchAll(QUOTE)) {
    if (groups?.inner !== undefined) count += 1
    if (count > INNER_QUOTES_MAX) return true
  }
  return false
}

function mended(text: string): Json {
  if (isDeep(text) || isFullOfQuotes(text)) return undefined
  if (text.length > MENDED_MAX || !/^[[{]/u.test(text) || !/recipe/iu.test(text)) return undefined
  const all = text
    .replaceAll(/,(?:\s{0,20},){1,20}/gu, ',')
    .replaceAll(/\}\s{0,20}\{(?=\s{0,20}["'&]@)/gu, '},{')
  const whole = all === text ? text : `[${all}]`
  const isEscaped = /^[[{]\s{0,9}&(?:quot|#34);/u.test(text)
  try {
    return parseJson(jsonrepair(isEscaped ? whole.replaceAll(/&(?:quot|#34);/gu, '"') : whole))
  } catch {
    // What cannot be mended, or is nested too deeply, holds no recipe.
    return undefined
  }
}
