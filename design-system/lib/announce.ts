/** When a screen reader speaks: after the current sentence, or at once (errors). */
export type Politeness = 'polite' | 'assertive'

/** The two persistent live regions of the page. */
export type LiveRegions = Record<Politeness, HTMLElement>

/** Milliseconds an announcement stays in its region. Slow screen readers need several seconds. */
export const ANNOUNCEMENT_LIFETIME_MS = 7000
/**
 * Milliseconds between rendering a region and filling it. Safari ignores a region that is filled at
 * once.
 */
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
 * Announces a sentence to screen readers. All announcements go through this function: no other
 * element is a live region. Before the provider is mounted, texts are queued.
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
 * Connects the page's live regions. Called once by the provider.
 *
 * @returns a function that disconnects them
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
