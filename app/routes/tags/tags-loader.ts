import { replace } from 'react-router-dom'
import { tagOf, withoutTag } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch } from '#app/lib/api/prefetch.ts'

/**
 * Loader of the recipes of a tag. Its declaration is not async: in the browser `prefetch` does not await
 * it, and the redirect has to be thrown at once.
 */
export const tagsLoader = prefetch(['tags'], ({ search, langId, load }) => {
  const tag = tagOf(search)
  if (tag === '') throw replace(withoutTag(search))
  const wantTags = async () => {
    const recipes = await load(keys.recipesOfTag(tag, langId))
    if (recipes?.length === 0) void load(keys.tags(langId))
  }
  return wantTags()
})
