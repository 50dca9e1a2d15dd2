import { useEffect, useState } from 'react'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { type LangId, langIdOf, languageOf, otherLanguage } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The cached recipe, preferably in this language; undefined if it is not cached. */
async function readSavedRecipe(id: Id, langId: LangId): Promise<Recipe | undefined> {
  const other = langIdOf(otherLanguage(languageOf(langId)))
  const read = (language: LangId) => caches.match(keys.recipe(id, language), { ignoreVary: true })
  const answer = (await read(langId)) ?? (await read(other))
  return await answer?.json()
}

/**
 * Those of some recipes that are cached and so open without a connection.
 *
 * @param ids has to be the same array between renders
 * @returns undefined while the cache is being read
 */
export function useSavedRecipes(ids: readonly Id[]): readonly Recipe[] | undefined {
  const { langId } = useWords()
  const [recipes, setRecipes] = useState<readonly Recipe[]>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      // Without HTTPS there is no cache.
      if (!('caches' in window)) return
      const found = await Promise.all(ids.map((id) => readSavedRecipe(id, langId)))
      if (isWanted) setRecipes(found.filter((recipe) => recipe !== undefined))
    }
    read().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [ids, langId])
  return recipes
}
