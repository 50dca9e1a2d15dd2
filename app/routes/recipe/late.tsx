import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { CookedAndPlannedProps } from './cooked-and-planned.tsx'
import type { RecipeNotesProps } from '#app/features/notes/index.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { MoreEntriesProps } from './more-entries.tsx'
import type { StandingProps } from './standing.tsx'

/** The parts of a recipe's page that are fetched when it is idle: together, in one request. */
const load = () => withAreas(['filmText'], import('./late-parts.ts'))

/** What is said about a recipe that is withdrawn, or in the other language alone. */
export const LateStanding = lateComponent<StandingProps>(
  async () => (await withAreas(['publishing'], import('./standing.tsx'))).Standing,
)

/** The entries of a recipe's menu: fetched when it is opened first. */
export const LateMoreEntries = lateComponent<MoreEntriesProps>(
  async () => (await import('./more-entries.tsx')).MoreEntries,
)

const CookedAndPlanned = lateComponent<CookedAndPlannedProps>(
  async () => (await load()).CookedAndPlanned,
)
const RecipeNotes = lateComponent<RecipeNotesProps>(async () => (await load()).RecipeNotes)
const BelowSteps = lateComponent<{ recipe: Recipe }>(async () => (await load()).BelowSteps)

/** "I cooked this" on the page of a recipe. Its place is held, so nothing moves when it comes. */
export function LateCookedAndPlanned(props: CookedAndPlannedProps) {
  return <div className="mt-3 min-h-target">{useIdle() && <CookedAndPlanned {...props} />}</div>
}

/** The notes of a step on the page of its recipe. Their place is held, so nothing moves when they come. */
export function LateRecipeNotes(props: RecipeNotesProps) {
  return (
    <div className="min-h-target min-w-[min(12rem,100%)]">
      {useIdle() && <RecipeNotes {...props} />}
    </div>
  )
}

/** The film as text, and how the recipe is reported. Their place is held, so nothing moves when they come. */
export function LateBelowSteps(props: { recipe: Recipe }) {
  const isIdle = useIdle()
  if (isOwnId(props.recipe.Id)) return null
  return <div className="min-h-25 print:hidden">{isIdle && <BelowSteps {...props} />}</div>
}
