import { useEffect, useMemo, useRef } from 'react'
import { knock, useByEarPreferences, type ByEarView } from '#app/features/by-ear/index.ts'
import type { Scene } from '../use-scene.ts'

const nothing = () => undefined

/** By ear without a voice of Simmer: a screen reader reads, or there is no voice. Keys are the kitchen's. */
export function useQuietReader(
  scene: Scene,
  mode: Exclude<ByEarView['mode'], 'simmer'>,
): ByEarView {
  const { session, current, goOn, isPending } = scene
  const [{ describes, knocks }] = useByEarPreferences()
  const isStop = session.moment === 'do'
  const begin = useRef(session.step === 0)
  useEffect(() => {
    if (!begin.current || isPending) return
    begin.current = false
    goOn()
  })
  useEffect(() => {
    if (isStop && knocks) knock()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every step has a stop of its own
  }, [isStop, session.step, knocks])
  const description = isStop && describes ? current?.step.Describe : undefined
  return useMemo(
    () => ({
      mode,
      station: 'turn',
      passed: 1,
      isBusy: false,
      isPaused: false,
      hasFailed: false,
      sentences: [],
      lit: undefined,
      description,
      isDescriptionLit: false,
      next: nothing,
      back: nothing,
      previous: nothing,
      again: nothing,
      say: nothing,
      togglePause: nothing,
    }),
    [mode, description],
  )
}
