import { replace, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { goToNotFound, prefetch } from '#app/lib/api/prefetch.ts'
import type { Area } from '#app/lib/words/pack-types.ts'

/** The name in an address of a screen with tabs; the router tells no capitals apart. */
function tabOf<Tab extends string>(tabs: readonly Tab[], name = ''): Tab | undefined {
  return tabs.find((tab) => tab === name.toLowerCase())
}

/**
 * Makes the loader of a screen whose tabs are the last part of its address, `{path}/:tab?`. Without
 * a tab it leads to the first one, without a step back (D-07); an unknown one leads to /404.
 *
 * @param areas the areas of `app/words` that the screen uses
 */
export function tabsLoader(path: string, tabs: readonly string[], areas: readonly Area[]) {
  const load = prefetch(areas, () => undefined)
  return (args: LoaderFunctionArgs) => {
    const name = args.params['tab']
    if (name === undefined) throw replace(`${path}/${tabs[0]}${new URL(args.request.url).search}`)
    return tabOf(tabs, name) ? load(args) : goToNotFound()
  }
}

/** The tab that is open, of those that {@link tabsLoader} lets through. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Tab {
  return tabOf(tabs, useParams()['tab']) ?? tabs[0]
}
