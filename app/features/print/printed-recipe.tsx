import { useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { Sheet } from './sheet.tsx'
import './printed-recipe.css'

/** Whether the page is being printed, known before the browser lays it out. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // A print command may follow the first paint at once, before other effects run.
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const print = matchMedia('print')
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    addEventListener('beforeprint', () => set(true), { signal })
    addEventListener('afterprint', () => set(false), { signal })
    print.addEventListener('change', () => set(print.matches), { signal })
    return () => ending.abort()
  }, [])
  return isPrinting
}

/** Props of {@link PrintedRecipe}. */
export interface PrintedRecipeProps {
  recipe: Recipe
  /** @default the servings that were chosen on the page of the recipe */
  servings?: number | undefined
}

/**
 * The recipe as it is printed, for the chosen number of servings: on A4 in two columns, what is needed and
 * room for notes beside the steps.
 */
export function PrintedRecipe({ recipe, servings }: PrintedRecipeProps) {
  const isPrinting = usePrinting()
  const code = `${pathOf('recipe', recipe.Id)}/code.svg`
  // The picture is fetched at once: printing does not wait for it.
  return createPortal(
    <div className="printed-recipe">
      {isPrinting ? (
        <Sheet recipe={recipe} servings={servings} code={<img src={code} alt="" />} />
      ) : (
        <img src={code} alt="" />
      )}
    </div>,
    document.body,
  )
}
