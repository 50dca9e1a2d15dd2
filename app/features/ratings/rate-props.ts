import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of every control that rates a recipe. */
export interface RateProps {
  recipe: Recipe
}

/** Props of the dialog that rates a recipe. */
export interface RateDialogProps extends RateProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}
