import { createContext, use } from 'react'
import type { PlainPage } from '#contract/host/plain.ts'
import type { Language } from '#contract/languages.ts'

/** Configuration of the site that the server sends with every page. */
export interface Site {
  /** Scheme and host, for absolute addresses in the head and in shared links. */
  origin: string
  /** Version of the app, shown in the footer. */
  version: string
  /** Address of the country lookup; empty without one. */
  geoUrl: string
  /** Whether the site takes no changes at the moment. */
  readOnly: boolean
  /** Set where the host has switched passwords off. */
  hasNoPasswords?: true
  /** What a host says about that; null for what Simmer says. */
  readOnlyNotice: Record<Language, string> | null
  /** Of a page that is made for somebody without scripts. */
  plain?: PlainPage
}

export const SiteContext = createContext<Site>({
  origin: '',
  version: '',
  geoUrl: '',
  readOnly: false,
  readOnlyNotice: null,
})

/** The configuration of this site. */
export function useSite(): Site {
  return use(SiteContext)
}
