import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Scale } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const loadDialog = () => withAreas(['scaling'], import('./scale-dialog.tsx'))

/** Props of {@link ScaleButton}. */
export interface ScaleButtonProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
}

/**
 * Opens the dialog that scales a recipe to an amount that the cook has. The code of the dialog is
 * fetched with the first press.
 */
export function ScaleButton({ recipe, ingredients }: ScaleButtonProps) {
  const { t } = useWords()
  const { code, isPending, hasFailed, ask } = useOnDemand(loadDialog)
  const [isOpen, setOpen] = useState(false)
  // The dialog is mounted anew for each opening, so that it starts with the page's servings.
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (!hasFailed) return
    toast({ title: t('errors.title'), description: t('errors.text'), tone: 'error' })
  }, [hasFailed, t])
  return (
    <>
      <Button
        variant="bare"
        icon={Scale}
        className="max-tablet:-ms-4"
        pending={isPending}
        onClick={() => {
          ask()
          setOpenings(openings + 1)
          setOpen(true)
        }}
      >
        {t('recipeFacts.byStock')}
      </Button>
      {code && (
        <code.ScaleDialog
          key={openings}
          recipe={recipe}
          ingredients={ingredients}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
