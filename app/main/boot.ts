import type { HydrationState } from 'react-router-dom'
import type { Language } from '#contract/languages.ts'

/** Event on the window: React has hydrated the page and listens to it. */
export const HYDRATED = 'hydrated'
/** Id of the element that carries {@link Boot} in the page. */
export const BOOT_ID = 'boot'
/** Id of the element that carries the nonce of the answer. */
const NONCE_ID = 'nonce'
/** The end of every rendered document. */
export const DOCUMENT_END = '</body></html>'

/** Files a page loads before anything else. */
export interface Assets {
  /** Style sheets to fetch; none where the page carries its own. */
  styles: readonly string[]
  /** Script that hydrates the page. */
  entry: string
  /** Modules worth loading beside it: the screen and the words. */
  preload: readonly string[]
}

/** What the server sends so that the browser hydrates the same page. */
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

/**
 * The end of a page: the nonce of its answer, then {@link DOCUMENT_END}. Everything before it is the
 * same in every answer, so that the server compresses it once.
 *
 * @param nonce base64
 */
export function pageEnd(nonce: string): string {
  const element = `<script type="application/json" id="${NONCE_ID}">${escapeJson(nonce)}</script>`
  return element + DOCUMENT_END
}

const textOf = (id: string) => document.getElementById(id)?.textContent

/** Reads what the server wrote into this page. */
export function readBoot(): { boot: Boot; bootText: string; nonce: string } {
  const bootText = textOf(BOOT_ID) ?? '{}'
  return {
    boot: JSON.parse(bootText) as Boot,
    bootText,
    nonce: JSON.parse(textOf(NONCE_ID) ?? '""') as string,
  }
}
