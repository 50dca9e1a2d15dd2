/**
 * Follows redirects with cookies, as a browser does, up to an address that begins with `until`, which
 * it returns.
 */
export async function walkRedirects(start: string, until: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = start
  while (!address.startsWith(until)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const split = pair.indexOf('=')
      cookies.set(pair.slice(0, split), pair.slice(split + 1))
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${address} answers ${answer.status}`)
    address = new URL(location, address).href
  }
  return address
}
