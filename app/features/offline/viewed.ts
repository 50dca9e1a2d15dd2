import { useMemo } from 'react'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'

/** Maximum number of viewed recipes. */
const MOST = 20

const stored = createStoredText('simmer.viewed')

function parse(text: string | null): readonly Id[] {
  const ids = (text ?? '').split(',').map(Number)
  return ids.filter((id) => id > 0)
}

/** Records the view of a recipe on this device. */
export function noteViewed(id: Id): void {
  const others = parse(stored.read()).filter((other) => other !== id)
  stored.write([id, ...others].slice(0, MOST).join())
}

/** Recipes that the member has viewed on this device, the latest first; at most 20. */
export function useViewed(): readonly Id[] {
  const text = stored.use()
  return useMemo(() => parse(text), [text])
}

/** Removes all views. */
export function forgetViewed(): void {
  stored.write(null)
}
