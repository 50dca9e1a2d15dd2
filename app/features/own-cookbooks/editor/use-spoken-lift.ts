import { useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useLift, type LiftOptions } from './use-lift.ts'

/** Milliseconds between two sentences about a row that is dragged. */
const SPEAK_MS = 1000

/** Makes a function that is true at most once in so many milliseconds. */
function oncePer(ms: number): () => boolean {
  let last = 0
  return () => {
    const now = Date.now()
    if (now - last < ms) return false
    last = now
    return true
  }
}

/** Options of {@link useSpokenLift}. */
export interface SpokenLiftOptions extends LiftOptions {
  nameOf: (recipe: Id) => string
  tabNameOf: (tab: string | null) => string
}

/** Rows that are lifted, and what a screen reader hears of it. */
export function useSpokenLift({ nameOf, tabNameOf, onEvent, ...options }: SpokenLiftOptions) {
  const { t } = useWords()
  const [maySpeak] = useState(() => oncePer(SPEAK_MS))
  return useLift({
    ...options,
    onEvent: (event, recipe, place, isDragged) => {
      onEvent(event, recipe, place, isDragged)
      if (event === 'lifted')
        return announce(t('ownCookbooks.lift.lifted', { name: nameOf(recipe) }))
      if (event === 'moved' && isDragged && !maySpeak()) return undefined
      const where = { place: place.index + 1, count: place.count, tab: tabNameOf(place.tab) }
      return announce(t(`ownCookbooks.lift.${event === 'moved' ? 'place' : event}`, where))
    },
  })
}
