import type { Tool } from '#contract/ingredient.ts'

/** Address of a tool that nobody sells; following it does nothing (RCD-21). */
export const NO_SHOP = '#'

/** Where a tool is sold. Anything but http and https counts as nowhere (D-51). */
export function affiliateHref({ AffiliateLink }: Pick<Tool, 'AffiliateLink'>): string {
  const url = AffiliateLink !== null && URL.canParse(AffiliateLink) && new URL(AffiliateLink)
  return url && /^https?:$/.test(url.protocol) ? url.href : NO_SHOP
}
