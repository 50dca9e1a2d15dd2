/** What is shared. */
export interface ShareContent {
  /** Address of the page, with its host. */
  url: string
  /** Name of the cookbook or recipe. */
  title: string
}

/** Where a link can go, in the order of the dialog (D-43). */
export const SHARE_NETWORKS = [
  'facebook',
  'x',
  'whatsapp',
  'pinterest',
  'telegram',
  'email',
] as const

/** One of {@link SHARE_NETWORKS}. */
export type ShareNetwork = (typeof SHARE_NETWORKS)[number]

/** An address with a query in percent signs throughout: mail programs show a plus as a plus. */
function address(base: string, query: Record<string, string>): string {
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `${base}?${parts.join('&')}`
}

/**
 * Where a network takes a link: a page of its own that asks before it posts, and for e-mail a
 * letter that has been begun. No network learns of anybody who does not go there (D-43).
 */
export function shareUrl(network: ShareNetwork, { url, title }: ShareContent): string {
  switch (network) {
    case 'facebook':
      return address('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'x':
      return address('https://x.com/intent/post', { url, text: title })
    case 'whatsapp':
      return address('https://wa.me/', { text: `${title} ${url}` })
    case 'pinterest':
      return address('https://www.pinterest.com/pin/create/button/', { url, description: title })
    case 'telegram':
      return address('https://t.me/share/url', { url, text: title })
    case 'email':
      return address('mailto:', { subject: title, body: url })
    default:
      return network satisfies never
  }
}
