import { objectOf, type Json } from '../json-value.ts'
import { isPictureAddress } from './schema-picture.ts'

/** How deep references are followed. */
const DEPTH_MAX = 5
/** Values that are looked at in all, so that references to each other end. */
const VALUES_MAX = 20_000

const keysOf = (object: Readonly<Record<string, Json>>) =>
  Object.keys(object).filter((key) => key !== '@id' && key !== '@type')

/** The objects of some JSON-LD that others may name by their `@id`. */
export class References {
  readonly #byId = new Map<string, Readonly<Record<string, Json>>>()
  #left = VALUES_MAX

  constructor(roots: readonly Json[]) {
    for (const root of roots) this.#collect(root, 0)
    this.#left = VALUES_MAX
  }

  #collect(value: Json, depth: number): void {
    if (depth > DEPTH_MAX || --this.#left < 0) return
    if (Array.isArray(value)) {
      for (const item of value as Json[]) this.#collect(item, depth + 1)
      return
    }
    const object = objectOf(value)
    if (!object) return
    const id = object['@id']
    const isNamed = typeof id === 'string' && keysOf(object).length > 0
    if (isNamed && !this.#byId.has(id)) this.#byId.set(id, object)
    for (const key of Object.keys(object)) this.#collect(object[key], depth + 1)
  }

  /** A value in which references are replaced by what they name; one that names nothing is left out. */
  resolved(value: Json, depth = 0): Json {
    if (depth > DEPTH_MAX || --this.#left < 0) return value
    if (Array.isArray(value)) {
      return (value as Json[])
        .map((item) => this.resolved(item, depth + 1))
        .filter((item) => item !== undefined)
    }
    const object = objectOf(value)
    if (!object) return value
    const id = object['@id']
    if (typeof id === 'string' && keysOf(object).length === 0) {
      const found = this.#byId.get(id)
      if (found) return this.resolved(found, depth + 1)
      return isPictureAddress(id) ? value : undefined
    }
    return Object.fromEntries(
      Object.entries(object).map(([key, inner]) => [key, this.resolved(inner, depth + 1)]),
    )
  }
}
