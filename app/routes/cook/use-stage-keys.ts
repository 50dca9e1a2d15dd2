import { useEffect, useRef } from 'react'
import { kitchenNow, type Ringing } from '#app/features/kitchen/index.ts'
import type { EarControl } from './ear-control.ts'
import type { Scene } from './use-scene.ts'

/** After a bell began, a key that was meant for the step must not answer the bell. */
const IGNORED_AFTER_RING_MS = 500
/** Where keys belong to what has the focus. */
const OWN_KEYS = 'input, textarea, select, dialog, [role="dialog"], [role="menu"]'

/**
 * Space goes on and pauses the film, the right arrow goes on, the left arrow goes back (VID-13 to
 * VID-15, VID-22).
 *
 * @param ringing the timer that rings: then only Tab and the band's own buttons have keys
 */
export function useStageKeys(scene: Scene, ringing: Ringing | undefined, ear: EarControl): void {
  const latest = useRef({ scene, ringing, ear })
  useEffect(() => {
    latest.current = { scene, ringing, ear }
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const { scene: now, ringing: bell, ear: byEar } = latest.current
      if (bell && kitchenNow() - bell.since < IGNORED_AFTER_RING_MS && event.key !== 'Tab') {
        event.preventDefault()
        return
      }
      const target = event.target instanceof Element ? event.target : null
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (bell || isModified || event.defaultPrevented || target?.closest(OWN_KEYS)) return
      // A button that has the focus is pressed by Space.
      if (event.key === ' ' && target?.closest('button, a, label, summary')) return
      const act = earActOf(event.key, byEar) ?? actOf(event.key, now)
      if (!act) return
      event.preventDefault()
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', answer, { capture: true })
    return () => document.removeEventListener('keydown', answer, { capture: true })
  }, [])
}

/** By ear: Space and the right arrow go on, the left arrow and R say it again, E turns it on and off. */
function earActOf(key: string, { voiced, toggle }: EarControl): (() => void) | undefined {
  if (key.toLowerCase() === 'e') return toggle
  if (key === ' ' || key === 'ArrowRight') return voiced?.next
  if (key === 'ArrowLeft') return voiced?.previous
  return key.toLowerCase() === 'r' ? voiced?.again : undefined
}

function actOf(key: string, scene: Scene): (() => void) | undefined {
  const { session, isPlaying, goOn, goBack, play, setPlaying } = scene
  const waits = session.moment === 'ready' && session.step > 0
  if (key === 'ArrowRight') return waits ? play : goOn
  if (key === 'ArrowLeft') return session.step > 0 ? goBack : undefined
  if (key !== ' ') return undefined
  if (waits) return play
  if (session.moment !== 'watch') return goOn
  return () => (isPlaying ? setPlaying(false) : play())
}
