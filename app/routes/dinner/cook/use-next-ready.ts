import { useReadyFor } from '#app/routes/kitchen/use-ready-for.ts'
import type { CourseStep } from '#app/routes/kitchen/use-course.ts'
import type { Scene } from '#app/routes/kitchen/use-scene.ts'
import { stepOf, type Cooking } from './cooking.ts'

/** What to have ready for the next step, of whichever dish it is. */
export function useNextReady(cooking: Cooking, scene: Pick<Scene, 'recipe' | 'session'>): string[] {
  const { next, recipes } = cooking
  const dish = next && recipes[next.dish]
  const readyFor = useReadyFor({ recipe: dish?.recipe ?? scene.recipe, session: scene.session })
  const step = next && dish?.steps[stepOf(cooking, next).index]
  return step ? readyFor({ step } as CourseStep) : []
}
