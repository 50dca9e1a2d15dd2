import type { Platform } from '#app/lib/site/brand.ts'

/** Crawlers, whose user agents often contain that of a phone. */
const CRAWLERS = /bot[-/;)]|crawler|spider/i

/** What the user agents of each platform contain. The first that fits counts. */
const USER_AGENTS: Record<Platform, RegExp> = { ios: /iP(hone|ad|od)/, android: /Android/ }

/** The platform of a user agent; undefined for desktops and crawlers. */
export function platformOf(userAgent: string): Platform | undefined {
  if (CRAWLERS.test(userAgent)) return undefined
  const platforms = Object.keys(USER_AGENTS) as Platform[]
  return platforms.find((platform) => USER_AGENTS[platform].test(userAgent))
}
