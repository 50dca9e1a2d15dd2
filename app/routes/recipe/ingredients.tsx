import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import { usePeople } from '#app/features/cook-along/index.ts'
import { Plate, useRecipeIngredients } from '#app/features/recipes/index.ts'
import { AddToList } from '#app/features/shopping/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { INGREDIENTS_PICTURE, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import { SERVINGS_MAX, SERVINGS_MIN, TEXT_LIMITS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { truncate } from '#contract/truncate.ts'

/** The ingredients of a recipe for the page's number of people (RCD-13 to RCD-18, D-67). */
export function Ingredients({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { ingredients, error, isPending, retry } = useRecipeIngredients(recipe.Id)
  const [persons, setPersons] = usePeople()
  return (
    <Section
      id="ingredients"
      title={t('recipe.ingredients')}
      trailing={
        <ServingsCounter
          value={persons}
          min={SERVINGS_MIN}
          max={SERVINGS_MAX}
          onValueChange={setPersons}
        />
      }
    >
      <div className="grid items-start gap-[clamp(1.5rem,4vw,4rem)] desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Picture recipe={recipe} ingredients={ingredients ?? []} persons={persons} />
        {ingredients && (
          <div>
            <Rows ingredients={ingredients} persons={persons} />
            {ingredients.length > 0 && (
              <p className="mt-6">
                <AddToList recipe={recipe} ingredients={ingredients} persons={persons} />
              </p>
            )}
          </div>
        )}
        {error !== undefined && (
          <LoadFailed
            title={t('recipe.failed.ingredients')}
            text={t('recipe.failed.text')}
            onRetry={retry}
          />
        )}
        {isPending && <RowSkeleton />}
      </div>
    </Section>
  )
}

interface ListProps {
  ingredients: readonly RecipeIngredient[]
  persons: number
}

/** The picture with a label at each ingredient, or a text when there are none (RCD-18). */
function Picture({ recipe, ingredients, persons }: ListProps & { recipe: Recipe }) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const rows = new Map(ingredients.map((row) => [row.Ingredient.Id, row]))
  return (
    <HotspotImage
      className="max-tablet:-mx-gutter max-tablet:rounded-none desktop:sticky desktop:top-8"
      picture={{
        ...pictureSources(recipe.IngredientImagePath, INGREDIENTS_PICTURE.width),
        ...INGREDIENTS_PICTURE,
        sizes: '(min-width: 80rem) 660px, (min-width: 62.0625rem) 54vw, 100vw',
        alt: t('recipe.ingredientsPicture'),
      }}
      hotspots={recipe.Ingredients.map((spot) => {
        const row = rows.get(spot.IngredientId)
        const line = row && ingredientLine(row, { persons, language, unitSystem })
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

const ROW = 'col-span-full grid grid-cols-subgrid items-center border-b border-line py-1.75'

function Rows({ ingredients, persons }: ListProps) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  if (ingredients.length === 0) return <p className="text-ink-soft">{t('empty.ingredients')}</p>
  return (
    <ul className="grid grid-cols-[2.75rem_max-content_minmax(0,1fr)] gap-x-4">
      {ingredients.map((row) => {
        const { Id, ImagePath } = row.Ingredient
        const { amount, name } = ingredientLine(row, { persons, language, unitSystem })
        return (
          <li key={Id} className={ROW}>
            <Plate src={ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH)} size="s" />
            <b className="font-semibold whitespace-nowrap">{amount ?? <NoAmount />}</b>
            <span className="hyphens-auto">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A dash in the column of amounts, hidden from screen readers. */
function NoAmount() {
  return <span aria-hidden="true">–</span>
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
