import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { PrintedRecipeProps } from './printed-recipe.tsx'

const PrintedRecipe = lateComponent<PrintedRecipeProps>(
  async () => (await withAreas(['print'], import('./printed-recipe.tsx'))).PrintedRecipe,
)

/** Fetched when the page is idle: a print command waits for nothing. */
export function LatePrintedRecipe(props: PrintedRecipeProps) {
  return useIdle() && <PrintedRecipe {...props} />
}
