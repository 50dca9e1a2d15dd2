import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  RouterContextProvider,
  type LoaderFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { expect, test } from 'vitest'
import { serverRequestContext } from '#app/lib/api/prefetch.ts'
import { en } from '#app/lib/words/en.ts'
import { packEn } from '#app/lib/words/pack-en.ts'
import { routes } from './routes.tsx'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const AREAS = Object.keys(en).filter((area) => !(area in packEn.words))
/** A key of the words, such as `'recipe.title'`. */
const KEY = new RegExp(`['\`](${AREAS.join('|')})\\.[a-z]`, 'g')
/** A static or dynamic import and its names, if it lists them. */
const IMPORT = /(?:(type )?\{([^}]*)\} from|from|import\() ?'(#app\/|\.\.?\/)([^']+)'/g
/** A line of a feature's index.ts. */
const EXPORT = /\{([^}]*)\} from '\.\/([^']+)'/g
/** An area that comes with code fetched on demand. */
const ASKED = /(?<=withAreas\(\[[^\]]*)'(\w+)'/g

const namesIn = (list: string) => list.split(',').map((name) => name.trim())

/** The doors to code that is fetched on demand, of which a screen takes some. */
const LATE = /\/late\.tsx?$/
/** Where a declaration of a module begins, with its comment. */
const DECLARATION = /\n(?=(?:\/\*\*|import|(?:export )?(?:const|function|interface|type)) ?)/
const DECLARED = /^(?:export )?(?:const|function) (\w+)/m

/** The files behind names that are imported from a feature's index.ts, each with the names it exports. */
function behindIndex(index: string, wanted: readonly string[]): [file: string, names: string[]][] {
  return [...read(index).matchAll(EXPORT)].flatMap(([, list = '', path = '']) => {
    const names = namesIn(list).filter((name) => wanted.includes(name))
    return names.length === 0 ? [] : [[join(dirname(index), path), names]]
  })
}

/** The declarations of a module that some of its exports need, with its imports of what they name. */
function partOf(text: string, exported: readonly string[]): string {
  const declarations = text.split(DECLARATION)
  const names = new Set(exported)
  const isTaken = (declaration: string) => {
    const name = DECLARED.exec(declaration)?.[1]
    if (name !== undefined) return names.has(name)
    const imported = /^import (?:type )?\{([^}]*)\}/.exec(declaration)?.[1]
    return imported !== undefined && namesIn(imported).some((one) => names.has(one))
  }
  for (let before = -1; before < names.size;) {
    before = names.size
    const bodies = declarations.filter((one) => isTaken(one) && !one.startsWith('import'))
    for (const [word] of bodies.join('\n').matchAll(/\w+/g)) names.add(word)
  }
  return declarations.filter(isTaken).join('\n')
}

/**
 * The texts of the modules of the app that a file imports, directly or not, at once or on demand, and of
 * the file itself, by their paths.
 *
 * @param wanted what is imported of the file, if the import lists names
 */
function reached(file: string, wanted?: string[], seen = new Map<string, string>()) {
  const key = LATE.test(file) && wanted ? `${file} ${wanted.join(' ')}` : file
  // The routes import the other screens, which declare their own words.
  if (seen.has(key) || file.startsWith('app/lib/words/') || file === 'app/main/routes.tsx') {
    return seen
  }
  const text = key === file ? read(file) : partOf(read(file), wanted ?? [])
  seen.set(key, text)
  for (const [, type, list, from = '', path = ''] of text.matchAll(IMPORT)) {
    if (type) continue
    const target = from === '#app/' ? `app/${path}` : normalize(join(dirname(file), from + path))
    const names = list === undefined ? undefined : namesIn(list)
    const isIndex = names !== undefined && target.endsWith('/index.ts')
    const next = isIndex ? behindIndex(target, names) : [[target, names] as const]
    for (const [other, taken] of next) reached(other, taken, seen)
  }
  return seen
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The matches of a pattern in texts, each once. */
const found = (texts: ReadonlyMap<string, string>, pattern: RegExp) =>
  new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)),
  )

/** The areas that the loader of a route requests. */
async function declared(loader: unknown): Promise<string[]> {
  const areas: string[] = []
  const context = new RouterContextProvider()
  context.set(serverRequestContext, {
    language: 'en',
    read: () => Promise.resolve(null),
    addAreas: (added) => areas.push(...added),
  })
  const request = new Request('http://simmer.test/')
  const load = async (params: LoaderFunctionArgs['params']) => {
    const args = { request, params, context } as LoaderFunctionArgs
    return await (loader as LoaderFunction)(args)
  }
  try {
    await load({})
  } catch (elsewhere) {
    // A screen with tabs redirects to its first tab; the others redirect to other screens.
    const tab =
      elsewhere instanceof Response && elsewhere.headers.get('Location')?.split('/').at(-1)
    if (areas.length === 0 && tab) await load({ tab })
  }
  return areas
}

const screens = (routes[0]?.children ?? []).filter((route) => route.id?.startsWith('app/'))

test.for(screens.map((route) => [route.id ?? '', route.loader] as const))(
  'the route %s declares the messages that its screen shows',
  async ([screen, loader]) => {
    const files = reached(screen)
    const onDemand = found(files, ASKED)
    const spoken = [...found(files, KEY)].filter((area) => !onDemand.has(area))
    expect(new Set(await declared(loader))).toEqual(new Set(spoken))
  },
)

test.for(['app/shell/shell.tsx', 'app/main/document.tsx'])(
  '%s uses only messages that are always loaded',
  (file) => {
    const files = reached(file)
    expect(found(files, KEY)).toEqual(found(files, ASKED))
  },
)
