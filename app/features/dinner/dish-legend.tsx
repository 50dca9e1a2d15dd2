import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import { DishSquare } from './dish-square.tsx'
import type { DishRecipe } from './recipes/dinner-recipe.ts'

/** Props of {@link DishLegend}. */
export interface DishLegendProps {
  dishes: readonly Pick<KeptDish, 'Name' | 'Steps' | 'RecipeId'>[]
  recipes: readonly (DishRecipe | undefined)[]
}

/** Which form is which dish, with its steps. */
export function DishLegend({ dishes, recipes }: DishLegendProps) {
  return (
    <ul className="dinner-legend">
      {dishes.map(({ Name, Steps, RecipeId }, dish) => (
        <li key={RecipeId}>
          <DishSquare dish={dish}>{Steps.length > 1 ? `1–${Steps.length}` : '1'}</DishSquare>
          <DishPicture path={recipes[dish]?.recipe.CoverPath} />
          <b>{Name}</b>
        </li>
      ))}
    </ul>
  )
}

/** The picture of a dish; an empty place while it is not known. */
export function DishPicture({ path }: { path: string | null | undefined }) {
  return (
    <span className="dinner-picture">
      {path && (
        <Image
          {...pictureSources(path, STEP_THUMB_WIDTH)}
          width={96}
          height={72}
          sizes="96px"
          alt=""
        />
      )}
    </span>
  )
}
