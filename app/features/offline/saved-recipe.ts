import { useEffect, useState } from 'react'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipe.ts'

/** A recipe as this device has it, in the language if it has that; undefined when it has none. */
async function readKeptRecipe(id: Id, langId: LangId): Promise<Recipe | undefined> {
  const other: LangId = langId === 0 ? 1 : 0
  const read = (language: LangId) => caches.match(keys.recipe(id, language), { ignoreVary: true })
  const answer = (await read(langId)) ?? (await read(other))
  return await answer?.json()
}

/**
 * Those of some recipes that open without a connection, because this device has them.
 *
 * @param ids keep it the same list between renders
 * @returns undefined while it looks
 */
export function useKeptRecipes(ids: readonly Id[]): readonly Recipe[] | undefined {
  const { langId } = useWords()
  const [recipes, setRecipes] = useState<readonly Recipe[]>()
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      // Without https a browser keeps nothing.
      if (!('caches' in window)) return
      const found = await Promise.all(ids.map((id) => readKeptRecipe(id, langId)))
      if (isWanted) setRecipes(found.filter((recipe) => recipe !== undefined))
    }
    look().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [ids, langId])
  return recipes
}
