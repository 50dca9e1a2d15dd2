// Which files of the repository a module needs, by its imports.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from './stories.ts'

/** An import of a module: the file, from the root, and the names that are taken from it. */
interface Import {
  file: string
  /** Undefined when all of them may be. */
  names: readonly string[] | undefined
}

/** Imports of types alone are left out: they draw nothing. */
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|@import\s+['"]([^'"]+)['"]/g

const REEXPORT = /export\s+\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g

const texts = new Map<string, string>()

/** Text of a file, read once. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(resolve(ROOT, file), 'utf8')
  texts.set(file, text)
  return text
}

/** Path from the root of what an import names. Undefined for packages. */
function locate(from: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?')
  if (!/^[#.]/.test(bare)) return undefined
  const path = bare.startsWith('#') ? join(ROOT, bare.slice(1)) : join(ROOT, dirname(from), bare)
  return existsSync(path) ? relative(ROOT, path) : undefined
}

/** Names of a list as it stands between braces, without types: as they are written first or last. */
function namesOf(list: string, which: 0 | -1): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/).at(which)!)
}

function importsOf(file: string): Import[] {
  if (!/\.(?:tsx?|css|mjs|js)$/.test(file)) return []
  return [...textOf(file).matchAll(IMPORT)].flatMap(([, clause, named, late, css]) => {
    const found = locate(file, named ?? late ?? css!)
    if (found === undefined) return []
    const [, list] = /^\{([^}]*)\}$/s.exec(clause?.trim() ?? '') ?? []
    const names = list === undefined ? undefined : namesOf(list, 0)
    return names?.length === 0 ? [] : [{ file: found, names }]
  })
}

/** Of an index.ts, the files behind the names that are taken from it. */
function throughIndex({ file, names }: Import): Import[] {
  if (!file.endsWith('/index.ts') || names === undefined) return [{ file, names }]
  const behind = new Map<string, string>()
  for (const [, list, specifier] of textOf(file).matchAll(REEXPORT)) {
    const target = locate(file, specifier!)
    if (target !== undefined) for (const name of namesOf(list!, -1)) behind.set(name, target)
  }
  return names.map((name) => ({ file: behind.get(name) ?? file, names: undefined }))
}

/**
 * Every file that these files need, themselves included, from the root.
 *
 * @param counts whether a file counts; what only others need is left out with them
 */
export function filesNeeded(
  files: readonly string[],
  counts: (file: string) => boolean,
): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !counts(file)) continue
    found.add(file)
    waiting.push(
      ...importsOf(file)
        .flatMap(throughIndex)
        .map((needed) => needed.file),
    )
  }
  return found
}
