import type { RouteObject } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#app/main/entry-server.tsx'
import { routes } from '#app/main/routes.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import { pageAddress } from '#contract/addresses/page-address.ts'
import { SHELL_PATH } from '#contract/addresses/shell.ts'
import { startTestServer } from './support/server.ts'

const ORIGIN = 'https://simmer.example'

/** Every path of the routes, as the router writes it. */
function pathsOf(table: readonly RouteObject[], parent = '/'): string[] {
  return table.flatMap(({ path, children }) => {
    const own = path?.startsWith('/') ? path : [parent, ...(path ? [path] : [])].join('/')
    if (children) return pathsOf(children, own)
    return path === '*' ? [] : [own]
  })
}

/** The path in the table of addresses that a path of the routes belongs to. */
const tabled = (path: string) => pageAddress(new URL(path.replaceAll(/[:?]/g, ''), ORIGIN))?.route

/** Names of query parameters that are looked up while `run` runs. */
async function parametersReadBy(run: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>()
  for (const method of ['get', 'getAll', 'has'] as const) {
    const real = URLSearchParams.prototype[method] as (name: string) => never
    const spy = vi.spyOn(URLSearchParams.prototype, method)
    spy.mockImplementation(function look(this: URLSearchParams, name: string) {
      names.add(name)
      return real.call(this, name)
    })
    onTestFinished(() => spy.mockRestore())
  }
  await run()
  vi.restoreAllMocks()
  return names
}

test('the table of addresses has every path of the app', () => {
  const paths = Object.values(ADDRESSES).map(({ path }) => path)
  expect(new Set(pathsOf(routes).map(tabled))).toEqual(
    new Set(paths.filter((path) => path !== SHELL_PATH)),
  )
})

/** An address of every path, and the parameters that its page may look up. */
const PAGES: readonly (readonly [string, readonly string[]])[] = [
  ['/', []],
  ['/cookbooks', ['Term', 'AuthorId', 'OrderBy', 'OrderAsc', 'page']],
  ['/cookbooks/3', []],
  [
    '/recipes',
    [
      'have',
      'food',
      'unknown',
      'DishTypes',
      'CookTime',
      'TotalTime',
      'maxCalories',
      'Diets',
      'FreeOf',
      'MayContain',
      'Cuisines',
      'Occasions',
      'Seasons',
      'Difficulties',
      'IncludedIng[]',
      'ExcludedIng[]',
      'page',
    ],
  ],
  ['/recipes/5', []],
  ['/tags?Term=Vegan', ['Term']],
  ['/blog/1', []],
  ['/terms', []],
  ['/privacy', []],
  ['/scripts', []],
  ['/notice', []],
  ['/authors', []],
  ['/authors/4', []],
  ['/auth', []],
  ['/auth/new', []],
  ['/auth/forgetpassword', []],
  ['/auth/resetPassword/abc', []],
  ['/shopping', []],
  ['/shopping/12', []],
  ['/my/author', []],
  ['/desk/people', []],
  ['/week', []],
  ['/household', []],
  ['/join/abc', []],
  ['/list/abc', []],
  ['/my/cooked', ['year']],
  ['/my/cookbooks', ['state']],
  ['/k/abc', []],
  ['/favorites/recipes', []],
  ['/settings/language', []],
  ['/404', []],
]

test.for(PAGES)('%s reads the parameters that are listed for it', async ([path, listed]) => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const read = async (key: string) => (await app.inject({ url: key })).json<unknown>()
  const boot = {
    language: 'en' as const,
    origin: ORIGIN,
    mediaBase: '',
    analyticsUrl: '',
    geoUrl: '',
    version: '1',
    readOnly: false,
    readOnlyNotice: null,
  }
  const render = () =>
    renderPage({
      url: ORIGIN + path,
      boot,
      read,
      assetsOf: () => ({ styles: [], entry: '', preload: [] }),
    })
  // Loads the modules of the page: module hooks that other files leave in this process, such as
  // Tailwind's, look up parameters of module addresses.
  await render()
  const names = await parametersReadBy(render)
  names.delete('lang')
  // The router's own: `?index` tells an index route from the one around it.
  names.delete('index')
  expect([...names].toSorted()).toEqual([...listed].toSorted())

  const plain = new URL(path, ORIGIN)
  for (const name of names) {
    const other = new URL(plain)
    other.searchParams.set(name, '2')
    expect(pageAddress(other)?.address).not.toBe(pageAddress(plain)?.address)
  }
})
