import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasBegun, useSession } from '#app/features/kitchen/index.ts'
import { tinOfBasis, useScale, useServings } from '#app/features/recipes/index.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ServingsDialog } from './servings-dialog.tsx'

/** Props of {@link WayToKitchen}. */
export interface WayToKitchenProps {
  /** The recipe, which has steps. */
  recipe: Recipe
  /** Whether the cook wants to cook along. */
  open: boolean
  /** Called when the cook closes the dialog. */
  onOpenChange: (open: boolean) => void
}

/**
 * The way into the kitchen of a recipe. It asks for the number of people, unless the cook
 * has already begun.
 */
export function WayToKitchen({ recipe, open, onOpenChange }: WayToKitchenProps) {
  const [people, setPeople] = useServings(recipe)
  const { scaled } = useScale(recipe)
  const navigate = useNavigate()
  const session = useSession(recipe.Id)
  const goesOn = session !== undefined && hasBegun(session)
  const [isStarted, setStarted] = useState(false)
  const isLeaving = open && (goesOn || isStarted)
  const path = pathOf('cook', recipe.Id)
  useEffect(() => {
    if (isLeaving) void navigate(path)
  }, [isLeaving, navigate, path])
  return (
    <ServingsDialog
      open={open && !goesOn}
      onOpenChange={onOpenChange}
      people={people}
      makes={recipe.Yield}
      tin={tinOfBasis(scaled?.basis)}
      onPeopleChange={setPeople}
      pending={isStarted}
      onStart={() => setStarted(true)}
    />
  )
}
