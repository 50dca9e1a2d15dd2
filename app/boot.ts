import type { HydrationState } from 'react-router-dom'
import type { Language } from '#contract/languages.ts'

/** Id of the element that carries {@link Boot} in the page. */
export const BOOT_ID = 'boot'
/** Stands in cached pages where the nonce of the answer is written at sending. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Files a page loads before anything else. */
export interface Assets {
  /** Style sheets to fetch; none where the page carries its own. */
  styles: readonly string[]
  /** Script that wakes the page up. */
  entry: string
  /** Modules worth loading beside it: the screen and the words. */
  preload: readonly string[]
}

/** What the server tells the browser so that it wakes up with the very same page. */
export interface Boot {
  language: Language
  /** Scheme and host of absolute addresses, without a final slash. */
  origin: string
  /** Where pictures and films are served instead of here, without a final slash; else empty. */
  mediaBase: string
  /** Where pageviews are reported; empty for nowhere (D-04). */
  analyticsUrl: string
  /** Where new members' country is asked for; empty for nowhere (D-13). */
  geoUrl: string
  version: string
  nonce: string
  assets: Assets
  /** Answers of the page's keys. */
  fallback: Record<string, unknown>
  /** Undefined when only an empty page could be sent: the browser then renders it itself. */
  router: HydrationState | undefined
}

/** JSON that is safe inside a script element: no tag can end it, no line separator breaks it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Reads what the server wrote into this page. */
export function readBoot(): { boot: Boot; bootText: string } {
  const bootText = document.getElementById(BOOT_ID)?.textContent ?? '{}'
  return { boot: JSON.parse(bootText) as Boot, bootText }
}
