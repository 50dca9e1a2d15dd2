import { useEffect, useRef } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { ownsKeys } from '#design-system/lib/owns-keys.ts'
import type { Ringing } from '#app/features/kitchen/index.ts'
import type { ByEarControl } from './by-ear-control.ts'
import type { Scene } from './use-scene.ts'

/**
 * Space goes on and pauses the film, the right arrow goes on, the left arrow goes back.
 *
 * With single characters turned off, only the arrows are left, and Space presses what has the focus.
 *
 * @param ringing the timer that rings: then only Tab and the band's own buttons have keys
 */
export function useStageKeys(scene: Scene, ringing: Ringing | undefined, ear: ByEarControl): void {
  const latest = useRef({ scene, ringing, ear })
  useEffect(() => {
    latest.current = { scene, ringing, ear }
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const { scene: now, ringing: bell, ear: byEar } = latest.current
      const target = event.target instanceof Element ? event.target : null
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (bell || isModified || event.defaultPrevented || ownsKeys(target)) return
      // Held down, Enter would press again and again what comes into its place, such as Next after Stop.
      if (event.repeat && event.key === 'Enter') event.preventDefault()
      // A button that has the focus is pressed by Space, a checkbox is ticked by it.
      if (event.key === ' ' && target?.closest('button, a, input, label, summary')) return
      // Only keys with one character are characters; others are called `ArrowRight` and so on.
      if (event.key.length === 1 && keysOff.read() !== null) return
      const act = byEarActOf(event.key, byEar) ?? actOf(event.key, now)
      if (!act) return
      event.preventDefault()
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', answer, { capture: true })
    return () => document.removeEventListener('keydown', answer, { capture: true })
  }, [])
}

/** By ear: Space and the right arrow go on, the left arrow and R say it again, E turns it on and off. */
function byEarActOf(key: string, { voiced, toggle }: ByEarControl): (() => void) | undefined {
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
