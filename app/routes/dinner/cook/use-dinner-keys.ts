import { useEffect, useRef } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { ownsKeys } from '#design-system/lib/owns-keys.ts'
import type { Cooking } from './cooking.ts'

/** What keys do in a view of a dinner. */
export interface DinnerKeys {
  readonly onNext: () => void
  readonly onBack?: (() => void) | undefined
  /** While a timer rings only its band has keys. */
  readonly isOff: boolean
}

/**
 * The keys of the kitchen, and L for late, O for the evening, 1 to 4 for a look at a dish. With single characters
 * turned off, only the arrows are left.
 */
export function useDinnerKeys(cooking: Cooking, keys: DinnerKeys): void {
  const latest = useRef({ cooking, keys })
  useEffect(() => {
    latest.current = { cooking, keys }
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const now = latest.current
      const target = event.target instanceof Element ? event.target : null
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      const isInSheet = document.querySelector('dialog[open]') !== null
      if (now.keys.isOff || isInSheet || isModified || event.defaultPrevented || ownsKeys(target))
        return
      if (event.repeat && event.key === 'Enter') event.preventDefault()
      // A button that has the focus is pressed by Space, a checkbox is ticked by it.
      if (event.key === ' ' && target?.closest('button, a, input, label, summary')) return
      if (event.key.length === 1 && keysOff.read() !== null) return
      const act = actOf(event.key, now)
      if (!act) return
      event.preventDefault()
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', answer, { capture: true })
    return () => document.removeEventListener('keydown', answer, { capture: true })
  }, [])
}

function actOf(
  key: string,
  { cooking, keys }: { cooking: Cooking; keys: DinnerKeys },
): (() => void) | undefined {
  const { openSheet, look, followed } = cooking
  if (key === ' ' || key === 'ArrowRight') return keys.onNext
  if (key === 'ArrowLeft') return keys.onBack
  if (key.toLowerCase() === 'l') return () => openSheet('late')
  if (key.toLowerCase() === 'o') return () => openSheet('evening')
  const dish = /^[1-4]$/.test(key) ? Number(key) - 1 : -1
  return dish >= 0 && dish < followed.dinner.Dishes.length ? () => look(dish) : undefined
}
