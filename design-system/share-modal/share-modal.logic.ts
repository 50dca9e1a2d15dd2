/** What is shared. */
export interface ShareContent {
  /** Absolute URL of the page. */
  url: string
  /** Name of the cookbook or recipe. */
  title: string
}

/** The networks, in the order of the dialog. */
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

/**
 * A URL with a percent-encoded query. Not URLSearchParams: mail programs show its plus signs
 * literally.
 */
function address(base: string, query: Record<string, string>): string {
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `${base}?${parts.join('&')}`
}

/**
 * The share URL of a network, or a mailto URL for e-mail. No request reaches a network before the
 * link is followed.
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
