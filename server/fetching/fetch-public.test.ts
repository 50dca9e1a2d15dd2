import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '#tests/support/name-server.ts'
import { PAGE, PublicFetcher } from './fetch-public.ts'
import { REAL_FETCH_EDGE, type FetchEdge } from './fetch-edge.ts'
import { textOfPage } from '#server/recipe-formats/pages/page-text.ts'

/** A site on this machine. */
async function startSite(answer: RequestListener): Promise<{ origin: string; port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port }
}

/** A fetcher that may reach this one port of this machine, and by names. */
function fetcherTo(port: number, nameServers?: readonly string[]): PublicFetcher {
  const edge: FetchEdge = {
    isAllowed: (address, to) => to === port && address === '127.0.0.1',
    ...(nameServers && { nameServers }),
  }
  const fetcher = new PublicFetcher(edge)
  onTestFinished(() => fetcher.close())
  return fetcher
}
const html = { 'content-type': 'text/html; charset=utf-8' }

test('a page is fetched through redirects, unpacked, without cookies and credentials', async () => {
  const seen: unknown[] = []
  const { origin, port } = await startSite(({ url, headers }, response) => {
    seen.push(headers.cookie, headers.authorization)
    if (url === '/a') response.writeHead(302, { location: '/b', 'set-cookie': 'a=b' }).end()
    else
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('<p>Käse</p>'))
  })
  const fetched = await fetcherTo(port).fetch(`${origin}/a#part`, PAGE)
  expect([fetched.address, textOfPage(fetched)]).toEqual([`${origin}/b`, '<p>Käse</p>'])
  expect(seen).toEqual([undefined, undefined, undefined, undefined])
})

test('a page is read in the encoding that it names, or else by its bytes', async () => {
  const answers: Record<string, [string, Buffer]> = {
    '/header': ['text/html; charset=iso-8859-1', Buffer.from('Käse', 'latin1')],
    '/meta': ['text/html', Buffer.from('<meta charset="windows-1252">Käse', 'latin1')],
    '/wrong': ['text/html; charset=utf-8', Buffer.from('Käse', 'latin1')],
    '/unknown': ['text/html; charset=klingon', Buffer.from('Käse')],
  }
  const { origin, port } = await startSite(({ url = '' }, response) => {
    const [type, body] = answers[url] ?? ['', '']
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  for (const path of Object.keys(answers)) {
    expect(textOfPage(await fetcherTo(port).fetch(origin + path, PAGE))).toContain('Käse')
  }
})

test.for([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://user:secret@8.8.8.8/',
  'https://8.8.8.8:22/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nonsense',
])('%s is not public', async (address) => {
  const fetcher = new PublicFetcher(REAL_FETCH_EDGE)
  onTestFinished(() => fetcher.close())
  await expect(fetcher.fetch(address, PAGE)).rejects.toThrow('NotPublic')
})

test('localhost, a name with one private address, and one without any are refused', async () => {
  const { address } = await startNameServer((name) =>
    name === 'mixed.example' ? ['8.8.8.8', '10.0.0.1'] : [],
  )
  const fetcher = new PublicFetcher({ ...REAL_FETCH_EDGE, nameServers: [address] })
  onTestFinished(() => fetcher.close())
  for (const host of ['localhost', 'mixed.example']) {
    await expect(fetcher.fetch(`http://${host}/`, PAGE)).rejects.toThrow('NotPublic')
  }
  await expect(fetcher.fetch('http://nobody.example/', PAGE)).rejects.toThrow('NotFound')
})

test('a redirect to a private address, port or protocol is refused, by number and by name', async () => {
  const { address } = await startNameServer((name) =>
    name === 'site.example' ? ['127.0.0.1'] : ['10.0.0.1'],
  )
  const { origin, port } = await startSite(({ url }, response) => {
    const locations: Record<string, string> = {
      '/number': 'http://10.0.0.1/',
      '/mapped': `http://[::ffff:127.0.0.1]:${port}/`,
      '/all': `http://0.0.0.0:${port}/`,
      '/port': 'http://127.0.0.1:22/',
      '/name-port': 'http://site.example:22/',
      '/file': 'file:///etc/passwd',
      '/secret': `http://user:secret@127.0.0.1:${port}/`,
    }
    const location = locations[url ?? ''] ?? `http://inside.example:${port}/`
    response.writeHead(301, { location }).end()
  })
  const fetcher = fetcherTo(port, [address])
  for (const path of ['number', 'mapped', 'all', 'port', 'name-port', 'file', 'secret']) {
    await expect(fetcher.fetch(`${origin}/${path}`, PAGE)).rejects.toThrow('NotPublic')
  }
  await expect(fetcher.fetch(`http://site.example:${port}/name`, PAGE)).rejects.toThrow('NotPublic')
})

test('a name that changes to a private address is connected to by what was checked', async () => {
  // The first answer is this site, each later one an address inside.
  const meanings = [['127.0.0.1']]
  const { address } = await startNameServer(() => meanings.shift() ?? ['10.0.0.1'])
  const { port } = await startSite((_, response) => response.writeHead(200, html).end('<p>here'))
  const fetched = await fetcherTo(port, [address]).fetch(`http://rebind.example:${port}/`, PAGE)
  expect(fetched.bytes.toString()).toBe('<p>here')
  // Whoever asks anew meets the other address, and is refused.
  await expect(
    fetcherTo(port, [address]).fetch(`http://rebind.example:${port}/`, PAGE),
  ).rejects.toThrow('NotPublic')
})

test('answers that are too large, packed or not, endless or not, are cut off', async () => {
  const { origin, port } = await startSite(({ url }, response) => {
    if (url === '/length')
      response.writeHead(200, { ...html, 'content-length': 4 * 1024 ** 2 }).flushHeaders()
    else if (url === '/packed')
      response
        .writeHead(200, { ...html, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(64 * 1024 ** 2)))
    else {
      response.writeHead(200, html)
      const more = () =>
        void (response.write(Buffer.alloc(65_536))
          ? setImmediate(more)
          : response.once('drain', more))
      response.on('error', () => {})
      more()
    }
  })
  for (const path of ['/length', '/packed', '/endless']) {
    await expect(fetcherTo(port).fetch(origin + path, PAGE)).rejects.toThrow('TooLarge')
  }
})

test('an answer that breaks off, packed or not, is no answer', async () => {
  const { origin, port } = await startSite(({ url }, response) => {
    const packed = { ...html, 'content-encoding': 'gzip' }
    response.writeHead(200, url === '/packed' ? packed : html)
    response.write(gzipSync('<p>'.repeat(10_000)).subarray(0, 40))
    setImmediate(() => response.socket?.destroy())
  })
  for (const path of ['/plain', '/packed']) {
    await expect(fetcherTo(port).fetch(origin + path, PAGE)).rejects.toThrow('NoAnswer')
  }
})

test('what is no page, is not there, or redirects for ever says so', async () => {
  const { origin, port } = await startSite(({ url }, response) => {
    if (url === '/zip') response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')
    else if (url === '/packed')
      response.writeHead(200, { ...html, 'content-encoding': 'constructor' }).end('x')
    else if (url === '/gone') response.writeHead(410).end()
    else if (url === '/secret') response.writeHead(401).end()
    else response.writeHead(302, { location: '/loop' }).end()
  })
  const fetcher = fetcherTo(port)
  await expect(fetcher.fetch(`${origin}/zip`, PAGE)).rejects.toThrow('NoPage')
  await expect(fetcher.fetch(`${origin}/packed`, PAGE)).rejects.toThrow('NoPage')
  await expect(fetcher.fetch(`${origin}/gone`, PAGE)).rejects.toThrow('NotFound')
  await expect(fetcher.fetch(`${origin}/secret`, PAGE)).rejects.toThrow('NoAnswer')
  await expect(fetcher.fetch(`${origin}/loop`, PAGE)).rejects.toThrow('NoAnswer')
})

test('FOL-98 whether somebody answers, whatever they say, but not within the network of the server', async () => {
  const { origin, port } = await startSite((request, response) => {
    const { url = '' } = request
    if (url === '/moved') response.writeHead(302, { location: '/gone' }).end()
    else response.writeHead(Number(url.slice(1)) || 404).end('no page')
  })
  const fetcher = fetcherTo(port)
  const { signal } = new AbortController()
  const answers = async (address: string) => await fetcher.hasAnswer(address, signal)
  for (const status of [200, 403, 429, 500])
    expect([status, await answers(`${origin}/${status}`)]).toEqual([status, true])
  for (const path of ['/404', '/410', '/gone', '/moved'])
    expect([path, await answers(`${origin}${path}`)]).toEqual([path, false])
  expect(await answers('http://127.0.0.1:9/')).toBe(false)
  expect(await answers('http://10.0.0.1/')).toBe(false)
  expect(await answers('ftp://example.org/')).toBe(false)
  await expect(fetcher.hasAnswer(`${origin}/200`, AbortSignal.abort())).rejects.toThrow()
})
