import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'

const STEP = /^#step-(\d{1,3})$/

/** The position in the film that a URL names: `?t=12.5` in seconds, else `#step-3`. */
export function filmStart(search: string, hash: string): PlayerStart | undefined {
  const text = new URLSearchParams(search).get('t')
  const seconds = text === null || text === '' ? NaN : Number(text)
  if (Number.isFinite(seconds) && seconds >= 0) return { seconds }
  const step = STEP.exec(hash)?.[1]
  return step === undefined ? undefined : { step: Number(step) }
}

/** The position in the film that the page's URL names; none before hydration. */
export function useFilmStart(): PlayerStart | undefined {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  return useMemo(
    () => (isHydrated ? filmStart(search, hash) : undefined),
    [isHydrated, search, hash],
  )
}
