import { useEffect, useState } from 'react'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Recipe } from '#contract/recipe.ts'

const PrintedRecipe = lateComponent<{ recipe: Recipe }>(
  async () => (await withAreas(['print'], import('./printed-recipe.tsx'))).PrintedRecipe,
)

/** Fetched when the page is idle: a print command waits for nothing. */
export function LatePrintedRecipe({ recipe }: { recipe: Recipe }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void idle().then(() => setIdle(true)), [])
  return isIdle && <PrintedRecipe recipe={recipe} />
}
