import { replace, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { goToNotFound, prefetch } from '#app/lib/api/prefetch.ts'
import type { Area } from '#app/lib/words/pack-types.ts'

/** The tab that an address names, in any letter case, as the router matches paths. */
function tabOf<Tab extends string>(tabs: readonly Tab[], name = ''): Tab | undefined {
  return tabs.find((tab) => tab === name.toLowerCase())
}

/**
 * Makes the loader of a screen whose tabs are the last part of its address, `{path}/:tab?`. Without
 * a tab it redirects to the first one, replacing the history entry; an unknown one redirects to
 * /404.
 *
 * @param areas the areas of `app/lib/words` that the screen uses
 */
export function tabsLoader(path: string, tabs: readonly string[], areas: readonly Area[]) {
  const load = prefetch(areas, () => undefined)
  return (args: LoaderFunctionArgs) => {
    const name = args.params['tab']
    if (name === undefined) throw replace(`${path}/${tabs[0]}${new URL(args.request.url).search}`)
    return tabOf(tabs, name) ? load(args) : goToNotFound()
  }
}

/** The selected tab, one of those that {@link tabsLoader} accepts. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Tab {
  return tabOf(tabs, useParams()['tab']) ?? tabs[0]
}
