import { AUTHOR_LINK_MAX } from './limits.ts'

const ACCEPTED = /^https:\/\/[^\s\p{Cc}]+$/u
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** The last part of a name of the public internet: an address in numbers has none. */
const TOP = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

function isPublicHost(hostname: string): boolean {
  const parts = hostname.split('.')
  return parts.length > 1 && !parts.includes('') && TOP.test(parts.at(-1) ?? '')
}

/**
 * Whether authors may name an address as a page of theirs: https, with a host of the public internet, without a
 * name or a password in it, and not too long.
 */
export function isLink(address: string): boolean {
  if (address.length > AUTHOR_LINK_MAX || !ACCEPTED.test(address)) return false
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return username === '' && password === '' && isPublicHost(hostname)
}

/**
 * The address that a typed link means: one without a scheme is completed. Undefined for what {@link isLink}
 * refuses; empty where nothing was typed.
 */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /^https?:\/\/$/i.test(text)) return ''
  const address = SCHEME.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  return isLink(address) ? address : undefined
}

/** Social networks by their hosts, as they call themselves. */
const NETWORKS: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'pinterest.com': 'Pinterest',
  'pinterest.de': 'Pinterest',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Hosts of social networks. */
export const NETWORK_HOSTS: readonly string[] = Object.keys(NETWORKS)

/** The social network that an address leads to; undefined for any other page. */
function networkOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const parts = new URL(address).hostname.split('.')
  return NETWORKS[parts.slice(-2).join('.')]
}

/** Stands for Facebook in the demo catalogue, whose authors have no page there. Nobody can own this host. */
const PLACEHOLDER = 'example.org'

/** What a link to a page at a social network is called: the network, or else its host. */
export function nameOfNetwork(address: string): string {
  const known = networkOf(address)
  if (known !== undefined || !URL.canParse(address)) return known ?? address
  const host = new URL(address).hostname.replace(/^www\./, '')
  return host === PLACEHOLDER ? 'Facebook' : host
}

/** Of some pages of an author the website, and the one at a social network: the first of each. */
export function linksByKind(addresses: readonly string[]): {
  website: string | null
  social: string | null
} {
  return {
    website: addresses.find((address) => networkOf(address) === undefined) ?? null,
    social: addresses.find((address) => networkOf(address) !== undefined) ?? null,
  }
}
