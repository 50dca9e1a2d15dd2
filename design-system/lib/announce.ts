/** How urgently a screen reader speaks: after the current sentence, or at once (errors). */
export type Politeness = 'polite' | 'assertive'

/** The two persistent live regions of the page. */
export type LiveRegions = Record<Politeness, HTMLElement>

/** Milliseconds a spoken text stays in its region; slow readers need several seconds. */
export const ANNOUNCEMENT_LIFETIME_MS = 7000
/** Milliseconds before texts enter a new region; Safari is deaf to a region filled at birth. */
export const REGION_WARM_UP_MS = 100

let regions: LiveRegions | undefined
const waiting: { text: string; politeness: Politeness }[] = []

function speak(text: string, politeness: Politeness): void {
  const region = regions?.[politeness]
  if (!region) return
  const line = document.createElement('div')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), ANNOUNCEMENT_LIFETIME_MS)
}

/**
 * Speaks a sentence to screen readers. The only voice of the house: no other element is live.
 * Before the regions stand, texts wait in order.
 *
 * @param text a whole sentence in the user's language; empty is ignored
 * @param politeness `assertive` for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (text === '') return
  if (regions) speak(text, politeness)
  else waiting.push({ text, politeness })
}

/**
 * Hands the page's live regions to the service. Called once by the provider.
 *
 * @returns what disconnects them again
 */
export function connectRegions(connected: LiveRegions): () => void {
  const timer = setTimeout(() => {
    regions = connected
    for (const { text, politeness } of waiting.splice(0)) speak(text, politeness)
  }, REGION_WARM_UP_MS)
  return () => {
    clearTimeout(timer)
    regions = undefined
  }
}
