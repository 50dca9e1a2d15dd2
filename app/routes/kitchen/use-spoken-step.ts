import { useEffect, useRef } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ByEarControl } from './by-ear-control.ts'
import type { Scene } from './use-scene.ts'

/** Announces what to do at each stop: the whole text, the sign of doneness, and what comes next. */
export function useSpokenStep(
  { session, current, next }: Scene,
  { voiced, view }: ByEarControl,
): void {
  const { t } = useWords()
  const { step, stepCount, moment } = session
  // Never two voices at once.
  const isStop = moment === 'do' && current !== undefined && voiced === undefined
  const until = current?.step.Until
  const words = isStop
    ? [
        t('kitchen.spoken', { step, total: stepCount, text: current.text }),
        view?.description,
        until && t('kitchen.spokenUntil', { sign: until }),
        next && t('kitchen.spokenNext', { title: next.title }),
      ]
    : []
  const text = words.filter(Boolean).join(' ')
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const spoken = useRef(0)
  useEffect(() => {
    // Once per stop. Not when amounts or the language change: the cook has asked for that.
    if (isStop && spoken.current !== step) announce(latest.current)
    spoken.current = isStop ? step : 0
  }, [isStop, step])
}
