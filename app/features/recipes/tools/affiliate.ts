import type { Tool } from '#contract/recipes/ingredient.ts'

/** Address of a tool without a shop; following it does nothing. */
export const NO_SHOP = '#'

/** Address of a tool's shop; {@link NO_SHOP} for anything but http and https. */
export function affiliateHref({ AffiliateLink }: Pick<Tool, 'AffiliateLink'>): string {
  const url = AffiliateLink !== null && URL.canParse(AffiliateLink) && new URL(AffiliateLink)
  return url && /^https?:$/.test(url.protocol) ? url.href : NO_SHOP
}
