import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Title, description and picture for search engines and shared links. */
export function RecipeMeta({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <PageMeta
      title={recipe.Name}
      description={recipe.Description ?? t('recipe.by', { author: recipe.Author.Name })}
      image={recipe.CoverPath}
      type="article"
    />
  )
}
