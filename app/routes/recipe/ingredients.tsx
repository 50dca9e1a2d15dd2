import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { UnitsButton, useImperial } from '#app/features/account/index.ts'
import { GoodToKnow } from '#app/features/recipes/index.ts'
import { AddToList } from '#app/features/shopping/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { INGREDIENTS_PICTURE } from '#app/lib/media/sizes.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { truncate } from '#contract/text/truncate.ts'
import { IngredientsSection } from './ingredients-section.tsx'

/** The ingredients of a recipe beside the picture of all of them. */
export function Ingredients({ recipe }: { recipe: Recipe }) {
  return (
    <IngredientsSection recipe={recipe} skeleton={<RowSkeleton />}>
      {({ ingredients, persons, rows, state }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(1.5rem,4vw,4rem)] desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:grid-rows-[auto_1fr]">
          <Picture recipe={recipe} ingredients={ingredients ?? []} persons={persons} />
          {ingredients && (
            <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
              {rows}
              {ingredients.length > 0 && (
                <div className="mt-6 grid grid-cols-[minmax(0,1fr)] justify-items-stretch gap-2">
                  <AddToList recipe={recipe} ingredients={ingredients} persons={persons} />
                  <UnitsButton />
                </div>
              )}
            </div>
          )}
          {ingredients && <GoodToKnow recipe={recipe} ingredients={ingredients} />}
          {state}
        </div>
      )}
    </IngredientsSection>
  )
}

interface PictureProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
  persons: number
}

/** The picture with a label at each ingredient, or a text when there are none. */
function Picture({ recipe, ingredients, persons }: PictureProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const servings = recipe.Yield?.Servings
  const rows = new Map(ingredients.map((row) => [row.Ingredient.Id, row]))
  return (
    <HotspotImage
      className="max-tablet:-mx-gutter max-tablet:rounded-none"
      picture={{
        ...pictureSources(recipe.IngredientImagePath, INGREDIENTS_PICTURE.width),
        ...INGREDIENTS_PICTURE,
        sizes: '(min-width: 80rem) 660px, (min-width: 62.0625rem) 54vw, 100vw',
        alt: t('recipe.ingredientsPicture'),
      }}
      hotspots={recipe.Ingredients.map((spot) => {
        const row = rows.get(spot.IngredientId)
        const line = row && ingredientLine(row, { persons, servings, language, imperial })
        const name = line?.name ?? spot.Name
        return {
          id: spot.IngredientId,
          name,
          shortName: truncate(name, TEXT_LIMITS.hotspotName),
          amount: line?.amount ?? undefined,
          x: spot.X,
          y: spot.Y,
          width: spot.Width,
        }
      })}
    />
  )
}

function RowSkeleton() {
  return (
    <SkeletonRegion className="grid">
      {[62, 48, 55, 70, 44, 58, 52, 64].map((width) => (
        <div key={width} className="flex items-center gap-4 border-b border-line py-1.75">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-5" style={{ width: `${width}%` }} />
        </div>
      ))}
    </SkeletonRegion>
  )
}
