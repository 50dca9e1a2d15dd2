import type { Language } from '#contract/languages.ts'
import type { Assets } from './assets.ts'

/** What the renderer of the app is told about one page. */
export interface RenderRequest {
  /** Absolute address of the page. */
  url: string
  boot: {
    language: Language
    origin: string
    /** Where pictures and films are served instead of here; empty for this site. */
    mediaBase: string
    /** Where pageviews are reported; empty for nowhere. */
    analyticsUrl: string
    /** Where new members' country is asked for; empty for nowhere. */
    geoUrl: string
    version: string
  }
  /** Files to load, given the modules of screens and words. */
  assetsOf: (modules: readonly string[]) => Assets
  /** Answers a key of the app: the path of a REST call. */
  read: (key: string) => Promise<unknown>
}

/** A rendered page, or where to go instead. */
export type RenderResult =
  | {
      kind: 'page'
      status: number
      /** The document without its end. */
      html: string
      /** Keys that a screen asked for and no loader had fetched. */
      missed: string[]
    }
  | { kind: 'redirect'; status: number; location: string }

/** The built app's server side: all that the server knows of the app. */
export interface Renderer {
  renderPage: (request: RenderRequest) => Promise<RenderResult>
  renderShell: (request: RenderRequest) => Promise<string>
  /** The end of a document, with the nonce of its answer; at most a few hundred bytes. */
  pageEnd: (nonce: string) => string
  /** The inline script of every page. */
  FIRST_LINE: string
}

/** Loads the renderer that `npm run build` made. */
export async function loadBuiltRenderer(serverFolder: string): Promise<Renderer> {
  const file = new URL('entry-server.js', `file://${serverFolder}/`)
  return (await import(file.href)) as Renderer
}
