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

/** The files behind names that are imported from a feature's index.ts. */
function behindIndex(index: string, wanted: readonly string[]): string[] {
  const lines = [...read(index).matchAll(EXPORT)]
  const from = lines.filter(([, names = '']) =>
    namesIn(names).some((name) => wanted.includes(name)),
  )
  return from.map(([, , path = '']) => join(dirname(index), path))
}

/** The modules of the app that a file imports, directly or not, at once or on demand, and the file itself. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  // The routes import the other screens, which declare their own words.
  if (seen.has(file) || file.startsWith('app/lib/words/') || file === 'app/main/routes.tsx') {
    return seen
  }
  seen.add(file)
  for (const [, type, names, from = '', path = ''] of read(file).matchAll(IMPORT)) {
    if (type) continue
    const target = from === '#app/' ? `app/${path}` : normalize(join(dirname(file), from + path))
    const isIndex = names !== undefined && target.endsWith('/index.ts')
    for (const next of isIndex ? behindIndex(target, namesIn(names)) : [target]) reached(next, seen)
  }
  return seen
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The matches of a pattern in files, each once. */
const found = (files: Iterable<string>, pattern: RegExp) =>
  new Set([...files].flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name)))

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
