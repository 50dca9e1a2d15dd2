import { useMemo } from 'react'
import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf, RECIPE_KEYS, type KeyTest } from '#app/lib/api/key-test.ts'
import type { Key } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { CookingLogEntry, CookingLogPage } from '#contract/cooking-log/cooking-log.ts'

const PAGES: KeyTest<CookingLogPage> = keysOf(['/cooked'])
const FIRST = keysOf(['/cooked'], { offset: 0 })
const NUMBERS = keysOf(['/cooked/year', '/recipe/:id/cooked'])
const ENTRIES = keysOf(['/cooked/:id'])

/** The first page of the log, where nothing is looked for. */
const TOP: KeyTest<CookingLogPage> = (key): key is Key<CookingLogPage> =>
  FIRST(key) && !key.includes('term=')

/** The first page with an entry at its day, in place of what was known of it. */
function withEntry(page: CookingLogPage, entry: CookingLogEntry): CookingLogPage {
  if (page.Entries.some(({ Id }) => Id === entry.Id)) {
    return {
      ...page,
      Entries: page.Entries.map((known) => (known.Id === entry.Id ? entry : known)),
    }
  }
  const Entries = [entry, ...page.Entries].toSorted((a, b) =>
    a.Day === b.Day ? b.Id - a.Id : a.Day < b.Day ? 1 : -1,
  )
  const Since = page.Since === null || entry.Day < page.Since ? entry.Day : page.Since
  return { Total: page.Total + 1, Found: page.Found + 1, Since, Entries }
}

/** A page of the log without an entry. */
function withoutEntry(page: CookingLogPage, id: Id): CookingLogPage {
  const Entries = page.Entries.filter((known) => known.Id !== id)
  if (Entries.length === page.Entries.length) return page
  return { ...page, Total: page.Total - 1, Found: page.Found - 1, Entries }
}

/** Ids of entries that have been added: the header and the log may add the same entry. */
const added = new Set<Id>()

/** Keeps cached responses as the log is after a change. */
export function useLogCache() {
  const { edit, refresh } = useCacheEditor()
  return useMemo(() => {
    const count = (recipeId: Id | null, times: 1 | -1) => {
      refresh(NUMBERS)
      if (recipeId === null) return
      edit(
        RECIPE_KEYS,
        ofEach(recipeId, (recipe) => {
          return { ...recipe, TimesCooked: Math.max((recipe.TimesCooked ?? 0) + times, 0) }
        }),
      )
    }
    return {
      /** Shows an entry as it has just been stored, at once in what is cached, and fetches the rest again. */
      change: (entry: CookingLogEntry) => {
        edit(PAGES, (page) =>
          page.Entries.some(({ Id }) => Id === entry.Id) ? withEntry(page, entry) : page,
        )
        for (const isMatch of [PAGES, NUMBERS, ENTRIES]) refresh(isMatch)
      },
      /**
       * Adds an entry that has just been stored, or has its photo now. It is not fetched again: on a slow network the service
       * worker may answer with the page as it was.
       */
      add: (entry: CookingLogEntry) => {
        edit(TOP, (page) => withEntry(page, entry))
        if (added.has(entry.Id)) return
        added.add(entry.Id)
        count(entry.RecipeId, 1)
      },
      /** Takes out an entry that has just been deleted: no list shows it while it is fetched again. */
      remove: (id: Id, recipeId: Id | null) => {
        edit(PAGES, (page) => withoutEntry(page, id))
        refresh(PAGES)
        count(recipeId, -1)
      },
      /** After a deleted entry is back. */
      restore: (recipeId: Id | null) => {
        refresh(PAGES)
        count(recipeId, 1)
      },
    }
  }, [edit, refresh])
}
