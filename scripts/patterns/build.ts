import { pathToFileURL } from 'node:url'
import type { BuiltPlace, WrittenPattern } from './collect.ts'
import { USES } from './uses.ts'

/** Where the project's code called `RegExp`, by the line of a stack. */
function placeOf(line: string, base: string): { file: string; line: number } | undefined {
  const from = line.indexOf(base)
  if (from < 0) return undefined
  const [file = '', number] = line.slice(from + base.length).split(':')
  if (file.startsWith('scripts/') || file.startsWith('node_modules/')) return undefined
  return { file, line: Number(number) }
}

/** Records every call of `RegExp` in the project's code. Returns what ends it. */
function recordCalls(root: string, into: WrittenPattern[]): () => void {
  const Original = globalThis.RegExp
  const base = pathToFileURL(`${root}/`).href
  const note = (made: RegExp) => {
    const lines = new Error('for its stack').stack?.split('\n') ?? []
    const place = lines.map((line) => placeOf(line, base)).find((found) => found)
    if (place) into.push({ ...place, source: made.source, flags: made.flags })
    return made
  }
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, self) => note(Reflect.construct(target, args, self) as RegExp),
    apply: (target, self, args) => note(Reflect.apply(target, self, args) as RegExp),
  })
  return () => {
    globalThis.RegExp = Original
  }
}

/** The patterns of the schemas among values, however deep they lie. */
function* schemaPatterns(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'pattern' && typeof inner === 'string') yield inner
    else yield* schemaPatterns(inner, seen)
  }
}

/**
 * Runs the code that builds patterns, and records them.
 *
 * @returns the patterns, and places that built none
 */
export async function buildPatterns(
  root: string,
  places: readonly BuiltPlace[],
): Promise<{ built: WrittenPattern[]; unseen: BuiltPlace[] }> {
  const recorded: WrittenPattern[] = []
  const schemas = new Map<string, string[]>()
  const stop = recordCalls(root, recorded)
  try {
    for (const file of new Set(places.map((place) => place.file))) {
      const module: unknown = await import(pathToFileURL(`${root}/${file}`).href)
      await USES[file]?.()
      schemas.set(file, [...new Set(schemaPatterns({ ...(module as object) }))])
    }
  } finally {
    stop()
  }
  const isSeen = ({ file, line, kind }: BuiltPlace) =>
    kind === 'schema'
      ? (schemas.get(file) ?? []).length > 0
      : recorded.some((one) => one.file === file && one.line === line)
  const ofSchemas = [...schemas].flatMap(([file, patterns]) =>
    patterns.map((source) => ({ file, line: 0, source, flags: 'u' })),
  )
  const isWanted = ({ file }: WrittenPattern) => places.some((place) => place.file === file)
  return {
    built: [...recorded.filter(isWanted), ...ofSchemas],
    unseen: places.filter((place) => !isSeen(place)),
  }
}
