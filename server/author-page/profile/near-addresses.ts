import { isLink, NETWORK_HOSTS } from '#contract/desk/link.ts'

/** Most addresses that are asked in the place of one. */
const NEAR_MAX = 4
/** Ends of hosts that are often mistyped, as they are meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  cm: 'com',
  co: 'com',
  con: 'com',
  comm: 'com',
  vom: 'com',
  ed: 'de',
  dee: 'de',
  ogr: 'org',
  rog: 'org',
  nte: 'net',
}

/** Whether two texts differ by one letter: more, less, another, or two that have changed places. */
function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let first = 0
  while (first < a.length && a[first] === b[first]) first += 1
  const [restOfA, restOfB] = [a.slice(first), b.slice(first)]
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [restOfA, restOfB] : [restOfB, restOfA]
    return long.slice(1) === short
  }
  const isOther = restOfA.slice(1) === restOfB.slice(1)
  const isSwapped =
    restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
  return isOther || isSwapped
}

const bare = (host: string) => host.replace(/^www\./u, '')

/** Hosts that somebody may have meant: one that is known, with another ending, with or without `www`. */
function nearHosts(host: string, known: readonly string[]): string[] {
  const near = known.filter((one) => isOneApart(bare(one), bare(host)))
  const cut = host.lastIndexOf('.')
  const ending = ENDINGS[host.slice(cut + 1)]
  if (ending !== undefined) near.push(`${host.slice(0, cut)}.${ending}`)
  near.push(host.startsWith('www.') ? bare(host) : `www.${host}`)
  return near
}

/**
 * Addresses that somebody may have meant, the likeliest first: the same page of a host that is spelled nearly so, of
 * the author's other page or of a social network, then the page above it.
 * @param others the author's other addresses
 */
export function nearAddresses(address: string, others: readonly string[]): string[] {
  const { hostname, pathname } = new URL(address)
  const known = [...others.map((other) => new URL(other).hostname), ...NETWORK_HOSTS]
  const found = nearHosts(hostname, known).map((host) => {
    const url = new URL(address)
    url.hostname = host
    return url.href
  })
  const above = pathname.replace(/\/[^/]+\/?$/u, '/')
  if (above !== pathname) found.push(new URL(above, address).href)
  return [...new Set(found)].filter((near) => near !== address && isLink(near)).slice(0, NEAR_MAX)
}
