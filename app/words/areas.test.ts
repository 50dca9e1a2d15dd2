import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  RouterContextProvider,
  type LoaderFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { expect, test } from 'vitest'
import { serverRequestContext } from '#app/data/prefetch.ts'
import { routes } from '#app/routes.tsx'
import { packEn } from './pack-en.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const AREAS = Object.keys(packEn.areas)
/** A key of the words, such as `'recipe.title'`. */
const KEY = new RegExp(`['\`](${AREAS.join('|')})\\.[a-z]`, 'g')
const IMPORT = /(?:from|import\() ?'(#app\/|\.\.?\/)([^']+)'/g
/** An area that comes with code fetched on demand. */
const ASKED = /withAreas\(\['(\w+)'\]/g

/** The modules of the app that a file reaches, at once or on demand, and the file itself. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  // Behind the routes stand other screens, which declare their own words.
  if (seen.has(file) || file.startsWith('app/words/') || file === 'app/routes.tsx') return seen
  seen.add(file)
  for (const [, from = '', path = ''] of read(file).matchAll(IMPORT)) {
    reached(from === '#app/' ? `app/${path}` : normalize(join(dirname(file), from + path)), seen)
  }
  return seen
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What a pattern finds in files, each once. */
const found = (files: Iterable<string>, pattern: RegExp) =>
  new Set([...files].flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name)))

/** The areas that a route declares, whatever else its loader does. */
async function declared(loader: unknown): Promise<string[]> {
  const areas: string[] = []
  const context = new RouterContextProvider()
  context.set(serverRequestContext, {
    language: 'en',
    read: () => Promise.resolve(null),
    speak: (spoken) => areas.push(...spoken),
    load: () => {},
  })
  const request = new Request('http://simmer.test/')
  const load = async (params: LoaderFunctionArgs['params']) => {
    const args = { request, params, context } as LoaderFunctionArgs
    return await (loader as LoaderFunction)(args)
  }
  try {
    await load({})
  } catch (elsewhere) {
    // A screen with tabs leads to its first one; the others lead out of the screen.
    const tab =
      elsewhere instanceof Response && elsewhere.headers.get('Location')?.split('/').at(-1)
    if (areas.length === 0 && tab) await load({ tab })
  }
  return areas
}

const screens = (routes[0]?.children ?? []).filter((route) => route.id?.startsWith('app/'))

test.for(screens.map((route) => [route.id ?? '', route.loader] as const))(
  'the route %s declares the words that its screen speaks',
  async ([screen, loader]) => {
    const files = reached(screen)
    const onDemand = found(files, ASKED)
    const spoken = [...found(files, KEY)].filter((area) => !onDemand.has(area))
    expect(new Set(await declared(loader))).toEqual(new Set(spoken))
  },
)

test.for(['app/shell/shell.tsx', 'app/document.tsx'])(
  'what stands around every screen, %s, speaks only words that are always there',
  (file) => {
    const files = reached(file)
    expect(found(files, KEY)).toEqual(found(files, ASKED))
  },
)
