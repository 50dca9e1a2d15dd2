// Which files of the repository a module needs, by its imports. A library of module graphs knows
// neither style sheets nor which files lie behind the names of an index.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './stories.ts'

/** What a module takes from another one. Types are left out: they draw nothing. */
interface Import {
  /** The file, from the root. */
  file: string
  /** The name that is taken. None when every name may be. */
  name?: string | null
  /** The name by which it is handed on. */
  exported?: string | null
}

/** A function of files that works each answer out once. */
export function remembered<Answer>(workOut: (file: string) => Answer): (file: string) => Answer {
  const known = new Map<string, Answer>()
  return (file) => {
    if (!known.has(file)) known.set(file, workOut(file))
    return known.get(file)!
  }
}

/** Text of a file. */
export const textOf = remembered((file) => readFileSync(resolve(ROOT, file), 'utf8'))

/** What a file names, with how it names that: by paths, by `#` or as a package. */
function namedBy(file: string): Import[] {
  const text = textOf(file)
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, path]) => ({ file: path! }))
  if (!/\.(?:tsx?|mjs|js)$/.test(file)) return []
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.flatMap(({ moduleRequest: { value }, entries }): Import[] =>
      entries.length === 0
        ? [{ file: value }]
        : entries
            .filter(({ isType }) => !isType)
            .map(({ importName }) => ({ file: value, name: importName.name })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType, importName, exportName }) =>
        moduleRequest === null || isType
          ? []
          : [{ file: moduleRequest.value, name: importName.name, exported: exportName.name }],
      ),
    ),
    // What is no text between quotes is computed.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      file: text.slice(start + 1, end - 1),
    })),
  ]
}

const importsOf = remembered((file) =>
  namedBy(file).flatMap((named): Import[] => {
    const [bare = ''] = named.file.split('?')
    const path = bare.startsWith('#') ? bare.slice(1) : join(dirname(file), bare)
    const isFile = /^[#.]/.test(bare) && existsSync(resolve(ROOT, path))
    return isFile ? [{ ...named, file: path }] : []
  }),
)

/** Of an index.ts, the file behind the name that is taken from it. */
function throughIndex({ file, name }: Import): string {
  if (!file.endsWith('/index.ts') || !name) return file
  return importsOf(file).find(({ exported }) => exported === name)?.file ?? file
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
    waiting.push(...importsOf(file).map(throughIndex))
  }
  return found
}
