import { replace } from 'react-router-dom'
import { keys } from '#app/data/keys.ts'
import { prefetch } from '#app/data/prefetch.ts'
import { tagPageKey } from '#app/data/tags.ts'
import { tagOf, withoutTag } from '#app/routes/tags/tag-address.ts'
import type { Recipe } from '#contract/recipe.ts'

/**
 * Loader of the recipes of a tag. What it declares is not async: in the browser, where nobody waits
 * for what is wanted, it must throw at once.
 */
export const tagsLoader = prefetch(['tags'], ({ search, langId, want }) => {
  const tag = tagOf(search)
  if (tag === '') throw replace(withoutTag(search))
  const wantTags = async () => {
    const recipes = await want<Recipe[]>(tagPageKey(tag, langId, 1))
    if (recipes?.length === 0) void want(keys.tags(langId))
  }
  return wantTags()
})
