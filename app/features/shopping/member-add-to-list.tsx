import { useState, useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useImperial, useRememberedAction } from '#app/features/account/index.ts'
import { YieldCounter } from '#app/features/recipes/index.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { SHOPPING_PERSONS_MIN } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { ShoppingIngredient, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { outcomeOf } from './sync/outcome.ts'
import { useShopping } from './use-shopping.ts'
import type { ShoppingChange } from './model/operation.ts'

/** Props of {@link AddToList}. */
export interface AddToListProps {
  recipe: Recipe
  /** Amounts for one person. */
  ingredients: readonly RecipeIngredient[]
  /** The number of people that the page shows amounts for. A fraction is rounded up. */
  persons: number
  /** Text of a secondary button, which replaces the full-width primary one. */
  label?: string
}

function provisionalRow({
  Ingredient,
  GramsPerMl: _gramsPerMl,
  Group,
  ...row
}: RecipeIngredient): ShoppingIngredient {
  return {
    Id: Ingredient.Id,
    Name: Ingredient.Name,
    PluralName: Ingredient.PluralName,
    ThumbPath: Ingredient.ImagePath,
    State: 0,
    ...row,
    ...(Group && { Group: Group.Name }),
    ...(Group?.Optional && { Optional: true }),
  }
}

/** The entry of a recipe on the list until the server has sent it. */
function provisionalRecipe({ recipe, ingredients, persons }: AddToListProps): ShoppingRecipe {
  return {
    Id: recipe.Id,
    RecipeName: recipe.Name,
    ThumbPath: recipe.CoverPath,
    Persons: persons,
    Ingredients: ingredients.map(provisionalRow),
    ...(recipe.Yield && { Yield: recipe.Yield }),
  }
}

/**
 * A button that opens a dialog with the ingredients. There the member chooses the number of people
 * and adds the recipe to the list.
 */
export function AddToListOfMember({ recipe, ingredients, label, ...props }: AddToListProps) {
  const shown = Math.ceil(props.persons)
  const { t, language } = useWords()
  const imperial = useImperial()
  const { store } = useShopping()
  const [isOpen, setOpen] = useState(false)
  const [persons, setPersons] = useState(shown)
  const [isPending, setPending] = useState(false)
  useRememberedAdd(provisionalRecipe({ recipe, ingredients, persons: shown }))

  const add = async () => {
    if (isPending) return
    setPending(true)
    try {
      const added = provisionalRecipe({ recipe, ingredients, persons })
      const [operation = ''] = await store.change({ kind: 'addRecipe', recipe: added })
      store.follow()
      const refusal = await outcomeOf(store, operation)
      if (!refusal) setOpen(false)
      await alert(refusal?.message ?? t('shopping.added'))
    } catch (error) {
      reportFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button
        {...(label === undefined ? { variant: 'primary', full: true } : { size: 'l' })}
        icon={ShoppingBasket}
        onClick={() => {
          setPersons(shown)
          setOpen(true)
        }}
      >
        {label ?? t('recipe.addToList')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('recipe.ingredients')}
        description={recipe.Name}
        footer={
          <Button variant="primary" pending={isPending} onClick={() => void add()}>
            {t('recipe.addToList')}
          </Button>
        }
      >
        <YieldCounter
          makes={recipe.Yield}
          value={persons}
          min={SHOPPING_PERSONS_MIN}
          onValueChange={setPersons}
          className="mb-4"
        />
        <ul>
          {ingredients.map((row, index) => {
            const options = { persons, language, imperial }
            const { amount, name } = ingredientLine(row, options)
            const details = ingredientDetails(row, options, t)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two groups may have the same food
              <li key={index} className="flex gap-3 py-1">
                <b className="min-w-19 font-semibold whitespace-nowrap empty:hidden">{amount}</b>
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  {details && (
                    <small className="block text-caption text-ink-soft"> {details}</small>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}

/**
 * Puts the recipe of this page on the list when the visitor asked for that before signing in. A toast
 * says so and can undo it. What is on the list has to be known first, so that undoing restores it.
 */
function useRememberedAdd(recipe: ShoppingRecipe): void {
  const { t } = useWords()
  const { store, list, isKnown } = useShopping()
  const [isDue, setDue] = useState(false)
  useRememberedAction(['addToList'], recipe.Id, () => setDue(true))

  const add = async () => {
    const before = list.recipes.find(({ Id }) => Id === recipe.Id)
    const inverse: ShoppingChange = before
      ? { kind: 'persons', recipeId: recipe.Id, persons: before.Persons }
      : { kind: 'removeRecipe', recipeId: recipe.Id }
    const [operation = ''] = await store.change({ kind: 'addRecipe', recipe })
    const refusal = await outcomeOf(store, operation)
    if (refusal) toast({ title: refusal.message, tone: 'error' })
    else {
      const onClick = () => void store.change(inverse).catch(reportFailure)
      toast({ title: t('shopping.added'), action: { label: t('shopping.undo'), onClick } })
    }
  }
  useEffect(() => {
    if (!isDue) return
    if (!isKnown) return store.follow()
    setDue(false)
    add().catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the list is known
  }, [isDue, isKnown, store])
}
