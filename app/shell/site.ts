import { createContext, use } from 'react'

/** What the server says of the site this page belongs to. */
export interface Site {
  /** Scheme and host, for absolute addresses in the head and in shared links. */
  origin: string
  /** Version of the app, shown in the footer (SHL-30). */
  version: string
}

/** Filled around the router. */
export const SiteContext = createContext<Site>({ origin: '', version: '' })

/** The site this page belongs to. */
export function useSite(): Site {
  return use(SiteContext)
}
