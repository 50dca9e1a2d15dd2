import type { HydrationState } from 'react-router-dom'
import type { PlainPage } from '#contract/host/plain.ts'
import type { Language } from '#contract/languages.ts'

/** Event on the window: React has hydrated the page. */
export const HYDRATED = 'hydrated'
/** Id of the element that carries {@link Boot} in the page. */
export const BOOT_ID = 'boot'
/** Id of the element that carries the nonce of the response. */
const NONCE_ID = 'nonce'
/** The end of every rendered document. */
export const DOCUMENT_END = '</body></html>'

/** Files a page loads before anything else. */
export interface Assets {
  /** Style sheets to fetch; empty when the page contains its own. */
  styles: readonly string[]
  /** Script that hydrates the page. */
  entry: string
  /** Modules to load beside it: the screen and the words. */
  preload: readonly string[]
}

/** Data that the server sends so that the browser hydrates the same page. */
export interface Boot {
  language: Language
  /** Scheme and host of absolute addresses, without a final slash. */
  origin: string
  /** Other host of pictures and films, without a final slash; empty for this site. */
  mediaBase: string
  /** Address of the analytics service; empty without one. */
  analyticsUrl: string
  /** Address of the country lookup; empty without one. */
  geoUrl: string
  version: string
  /** Whether the site takes no changes at the moment. */
  readOnly: boolean
  /** Set where the host has switched passwords off. */
  hasNoPasswords?: true
  /** What a host says about that; null for what Simmer says. */
  readOnlyNotice: Record<Language, string> | null
  /** Of a page that is made for somebody without scripts, and never hydrates. */
  plain?: PlainPage
  assets: Assets
  /** Responses to the page's keys. */
  fallback: Record<string, unknown>
  /** Undefined when the server could send only an empty page, which the browser then renders. */
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
 * The end of a page: the nonce of its response, then {@link DOCUMENT_END}. Everything before it is the
 * same in every response, so that the server compresses it once.
 *
 * @param nonce base64
 */
export function pageEnd(nonce: string): string {
  const element = `<script type="application/json" id="${NONCE_ID}">${escapeJson(nonce)}</script>`
  return element + DOCUMENT_END
}

const textOf = (id: string) => document.getElementById(id)?.textContent

/** Reads the data that the server has put into this page. */
export function readBoot(): { boot: Boot; bootText: string; nonce: string } {
  const bootText = textOf(BOOT_ID) ?? '{}'
  return {
    boot: JSON.parse(bootText) as Boot,
    bootText,
    nonce: JSON.parse(textOf(NONCE_ID) ?? '""') as string,
  }
}
