import { CookCounter } from '#design-system/kitchen/index.ts'
import { yieldText } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from './use-scene.ts'

/** Props of {@link PeopleCounter}. */
export interface PeopleCounterProps {
  scene: Scene
  /** Shows the word beside the number. @default false */
  withWord?: boolean
}

/** Counts people, or what the recipe makes by what its tin holds. */
export function PeopleCounter({ scene: { recipe, session, act }, ...props }: PeopleCounterProps) {
  const { t, language } = useWords()
  const { Yield } = recipe
  const { Step = 1, Of, One = Of } = Yield ?? {}
  return (
    <CookCounter
      {...props}
      step={Step}
      what={Of}
      {...(Of !== undefined && { unit: (count) => (count === 1 ? One : Of) ?? Of })}
      write={(count) => yieldText(Yield, count, { t, language }).number ?? String(count)}
      value={session.people}
      onValueChange={(people) => act({ kind: 'setPeople', people })}
    />
  )
}

/** How many the session cooks for: "4 people", "12 slices", "about 3⅓ servings". */
export function usePeopleText({ recipe: { Yield }, session: { people } }: Scene): string {
  const { t, language } = useWords()
  if (Yield?.Of === undefined && Number.isInteger(people)) {
    return t('kitchen.people', { count: people })
  }
  return yieldText(Yield, people, { t, language }).text
}
