import { randomUUID } from 'node:crypto'

/** The parts of a schema that a sample needs. */
export interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: readonly string[]
  anyOf?: readonly Shape[]
  enum?: readonly unknown[]
  const?: unknown
  items?: Shape
  minimum?: number
  minLength?: number
  pattern?: string
  format?: string
}

/** Texts, of which a sample takes the first that fits. */
const TEXTS = ['Sample', 'sample@simmer.example', 'https://simmer.example/', '2026-11', '12:30']

function sampleText({ pattern = '', format, minLength = 0 }: Shape): string {
  if (format === 'date-time') return '2050-01-01T00:00:00.000Z'
  if (format === 'uuid') return randomUUID()
  const fits = (text: string) => new RegExp(pattern, 'u').test(text) && text.length >= minLength
  return TEXTS.find(fits) ?? 'x'.repeat(Math.max(1, minLength))
}

/** A value that a schema takes, without what may be absent; an array has one element. */
export function sampleOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0])
  const { properties, required = [] } = shape
  if (properties) {
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
  }
  if (shape.type === 'array') return [sampleOf(shape.items ?? {})]
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.type === 'null') return null
  return sampleText(shape)
}
