import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, INGREDIENTS_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { truncate } from '#contract/text/truncate.ts'

/** The ingredients of a recipe as one picture with labels, on its card. */
export function IngredientsPane({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <HotspotImage
      picture={{
        ...pictureSources(recipe.IngredientImagePath, INGREDIENTS_PICTURE.width),
        ...INGREDIENTS_PICTURE,
        sizes: CARD_SIZES.carousel,
        alt: t('cards.ingredientsOf', { name: recipe.Name }),
      }}
      defaultShown
      toggle={false}
      hotspots={recipe.Ingredients.map((spot) => ({
        id: spot.IngredientId,
        name: spot.Name,
        shortName: truncate(spot.Name, TEXT_LIMITS.hotspotName),
        x: spot.X,
        y: spot.Y,
        width: spot.Width,
      }))}
    />
  )
}
