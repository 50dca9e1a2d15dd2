import { useMemo } from 'react'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'

/** Recipes that are remembered at most. */
const MOST = 20

const stored = createStoredText('simmer.viewed')

function parse(text: string | null): readonly Id[] {
  const ids = (text ?? '').split(',').map(Number)
  return ids.filter((id) => id > 0)
}

/** Remembers that the member looked at a recipe on this device. */
export function noteViewed(id: Id): void {
  const others = parse(stored.read()).filter((other) => other !== id)
  stored.write([id, ...others].slice(0, MOST).join())
}

/** The recipes that the member looked at on this device, the latest first; at most 20. */
export function useViewed(): readonly Id[] {
  const text = stored.use()
  return useMemo(() => parse(text), [text])
}

/** Forgets what the member looked at. */
export function forgetViewed(): void {
  stored.write(null)
}
