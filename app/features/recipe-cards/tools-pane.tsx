import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, TOOLS_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The tools of a recipe as one picture, on its card. */
export function ToolsPane({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <Image
      {...pictureSources(recipe.ToolImagePath, TOOLS_PICTURE.width)}
      {...TOOLS_PICTURE}
      sizes={CARD_SIZES.carousel}
      alt={t('cards.toolsOf', { name: recipe.Name })}
    />
  )
}
