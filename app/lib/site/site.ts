import { createContext, use } from 'react'

/** What the server says of the site this page belongs to. */
export interface Site {
  /** Scheme and host, for absolute addresses in the head and in shared links. */
  origin: string
  /** Version of the app, shown in the footer (SHL-30). */
  version: string
  /** Where the country of a browser can be asked for; empty for nowhere (D-13). */
  geoUrl: string
}

/** Filled around the router. */
export const SiteContext = createContext<Site>({ origin: '', version: '', geoUrl: '' })

/** The site this page belongs to. */
export function useSite(): Site {
  return use(SiteContext)
}
