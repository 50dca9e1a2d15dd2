import { parse } from 'yaml'
import { ImportError } from '../import-error.ts'
import { firstText, objectOf, type Json } from '../json-value.ts'

type Meta = Readonly<Record<string, Json>>

/** Keys that are there twice are not looked for, which takes long, and nothing is written to the log. */
const YAML = {
  maxAliasCount: 0,
  uniqueKeys: false,
  logLevel: 'error',
  prettyErrors: false,
} as const

/** Characters of the metadata of a recipe, which are parsed as YAML. */
const META_MAX = 20_000

/** Maximum number of lines of metadata in the body. */
export const META_LINES_MAX = 1_000

const isRule = (line: string) => line.startsWith('---') && line.slice('---'.length).trim() === ''

/**
 * The metadata between two rules at the start of a text, and what follows.
 * @throws {ImportError} `TooLarge`
 */
function splitFront(text: string): { front: string; rest: string } {
  const lines = text.split('\n')
  const end = isRule(lines[0] ?? '') ? lines.findIndex((line, at) => at > 1 && isRule(line)) : -1
  if (end < 0) return { front: '', rest: text }
  const front = lines.slice(1, end).join('\n')
  if (front.length > META_MAX) throw new ImportError('TooLarge')
  return { front, rest: lines.slice(end + 1).join('\n') }
}

/**
 * The metadata of a text, and the text without it.
 * @throws {ImportError} `TooLarge`
 */
export function metaOf(text: string): { meta: Meta; body: string } {
  const { front, rest } = splitFront(text)
  const meta: Record<string, Json> = {}
  try {
    Object.assign(meta, objectOf(parse(front, YAML)))
  } catch {
    // Damaged metadata: the recipe is read without.
  }
  let count = 0
  const body = rest.split('\n').map((line) => {
    const colon = line.startsWith('>>') ? line.indexOf(':') : -1
    if (colon <= '>>'.length) return line
    if (++count > META_LINES_MAX) throw new ImportError('TooLarge')
    meta[line.slice('>>'.length, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
    return ''
  })
  return { meta, body: body.join('\n') }
}

/** The value of the first key that is there; a dot leads into an object. */
export function metaText(meta: Meta, keys: string): string | undefined {
  for (const key of keys.split('|')) {
    const [outer = '', inner] = key.split('.')
    const value = meta[key] ?? (inner === undefined ? meta[outer] : objectOf(meta[outer])?.[inner])
    const text = inner === undefined || !objectOf(value) ? firstText(value) : undefined
    if (text !== undefined) return text
  }
  return undefined
}
