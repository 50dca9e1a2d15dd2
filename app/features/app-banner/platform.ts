/** A device that the app exists for. */
export type Platform = 'ios' | 'android'

/** Crawlers, whose user agents often contain that of a phone. */
const CRAWLERS = /bot[-/;)]|crawler|spider/i

/** The platform of a user agent (D-03); undefined for desktops and crawlers. */
export function platformOf(userAgent: string): Platform | undefined {
  if (CRAWLERS.test(userAgent)) return undefined
  if (/iP(hone|ad|od)/.test(userAgent)) return 'ios'
  return userAgent.includes('Android') ? 'android' : undefined
}
