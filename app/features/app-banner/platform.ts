/** A device that the app exists for. */
export type Platform = 'ios' | 'android'

/** Programs that read pages and say so, often with the name of a phone. */
const READERS = /bot[-/;)]|crawler|spider/i

/** The device that a user agent names (D-03); undefined for desktops and for programs. */
export function platformOf(userAgent: string): Platform | undefined {
  if (READERS.test(userAgent)) return undefined
  if (/iP(hone|ad|od)/.test(userAgent)) return 'ios'
  return userAgent.includes('Android') ? 'android' : undefined
}
