import type { PlainPage } from '#contract/host/plain.ts'
import type { Language } from '#contract/languages.ts'
import type { Assets } from './assets.ts'

/** Request to the app's renderer. */
export interface RenderRequest {
  /** Absolute address of the page. */
  url: string
  boot: {
    language: Language
    origin: string
    /** Base URL of media; empty for this site. */
    mediaBase: string
    /** Analytics endpoint; empty for none. */
    analyticsUrl: string
    /** Country lookup endpoint; empty for none. */
    geoUrl: string
    version: string
    /** Whether the site takes no changes at the moment. */
    readOnly: boolean
    /** Set where the host has switched passwords off. */
    hasNoPasswords?: true
    /** What a host says about that; null for what Simmer says. */
    readOnlyNotice: Record<Language, string> | null
    /** Of a page that is made for somebody without scripts. */
    plain?: PlainPage
  }
  /** Files to load for the modules of screens and texts. */
  assetsOf: (modules: readonly string[]) => Assets
  /** Reads an SWR key, the path of a REST call. */
  read: (key: string) => Promise<unknown>
}

/** A rendered page or a redirect. */
export type RenderResult =
  | {
      kind: 'page'
      status: number
      /** The document without its end. */
      html: string
      /** Keys that a screen read although no loader had fetched them. */
      missed: string[]
    }
  | { kind: 'redirect'; status: number; location: string }

/** The app's server renderer: the only part of the app that the server uses. */
export interface Renderer {
  renderPage: (request: RenderRequest) => Promise<RenderResult>
  renderShell: (request: RenderRequest) => Promise<string>
  /** The end of a document with the nonce of its response, at most a few hundred bytes. */
  pageEnd: (nonce: string) => string
  /** The inline script of every page. */
  INLINE_SCRIPT: string
}

/** Loads the renderer that `npm run build` made. */
export async function loadBuiltRenderer(serverFolder: string): Promise<Renderer> {
  const file = new URL('entry-server.js', `file://${serverFolder}/`)
  return (await import(file.href)) as Renderer
}
