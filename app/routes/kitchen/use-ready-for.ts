import { useImperial } from '#app/features/account/index.ts'
import { withGroupNames } from '#app/lib/words/ingredient-groups.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CourseStep } from './use-course.ts'
import type { Scene } from './use-scene.ts'

/** Foods that are named beside the next step, where nothing has been prepared for it. */
const READY_MAX = 4

/** What to have ready for a step: what was prepared for it, else its first ingredients. */
export function useReadyFor({
  recipe,
  session,
}: Pick<Scene, 'recipe' | 'session'>): (step: CourseStep) => string[] {
  const { language } = useWords()
  const imperial = useImperial()
  return ({ step: { Ready = [], Ingredients } }) => {
    if (Ready.length > 0) return Ready
    const servings = recipe.Yield?.Servings
    const options = { persons: session.people, servings, language, imperial }
    return withGroupNames(Ingredients)
      .slice(0, READY_MAX)
      .map(({ row, group }) => {
        const { text } = ingredientLine(row, options)
        return group === undefined ? text : `${group}: ${text}`
      })
  }
}
