import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import { didYouMean, type ValuePath } from './problem.ts'

/** A schema violation. */
export interface ShapeProblem {
  readonly path: ValuePath
  /** What is wrong and how to fix it. */
  readonly message: string
}

// Enough to report all errors of a recipe at once. The library's default is 8.
Settings.Set({ maxErrors: 200 })

type Found = ReturnType<typeof Value.Errors>[number]
type Node = Record<string, unknown>

function unescape(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : part))
}

/** The value at a path inside a schema or a value. */
function at(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root)
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
}

function message(schema: unknown, error: Found, value: unknown, path: ValuePath): string {
  const name = path.findLast((part) => typeof part === 'string')
  const field = name === undefined ? 'An entry' : `"${name}"`
  const found = value === undefined || typeof value === 'object' ? '' : ` is ${quoted(value)}; it`
  const wanted = (at(schema, unescape(error.schemaPath)) as Node | undefined)?.['description']
  if (error.keyword === 'enum') {
    const allowed = error.params.allowedValues.map(String)
    const words = typeof wanted === 'string' ? ` (${wanted})` : ''
    return `${field}${found} must be one of ${allowed.join(', ')}${words}.${didYouMean(String(value), allowed)}`
  }
  if (typeof value === 'string' && error.keyword === 'maxLength')
    return `${quoted(value)} has ${value.length} characters; write ${String(wanted)}.`
  const rule = typeof wanted === 'string' ? `be ${wanted}` : error.message.replace(/^must /u, '')
  return `${field}${found} must ${rule}.`
}

/** The fields of the mapping that holds a value. */
function siblings(schema: unknown, error: Found): string[] {
  const owner = at(schema, unescape(error.schemaPath).slice(0, -1)) as Node | undefined
  return Object.keys((owner?.['properties'] as Node | undefined) ?? {})
}

function explain(schema: unknown, error: Found, root: unknown): ShapeProblem[] {
  const path = unescape(error.instancePath)
  if (error.keyword === 'required')
    return error.params.requiredProperties.map((field) => ({
      path,
      message: `"${field}" is missing. Add it.`,
    }))
  if (error.keyword === 'boolean') {
    const field = String(path.at(-1))
    const known = siblings(schema, error)
    const hint = didYouMean(field, known) || ` Fields are ${known.join(', ')}.`
    return [{ path, message: `There is no field "${field}" here.${hint}` }]
  }
  const isRepeated =
    error.keyword === 'additionalProperties' || error.schemaPath.includes('/anyOf/')
  return isRepeated ? [] : [{ path, message: message(schema, error, at(root, path), path) }]
}

/** All schema violations of a value, as messages for its author. */
export function shapeProblems(schema: TSchema, value: unknown): ShapeProblem[] {
  return Value.Errors(schema, value).flatMap((error) => explain(schema, error, value))
}
