import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OWN_PICTURE_UPLOAD_MAX } from '#contract/pictures.ts'
import { request as requestHttp } from '#server/lib/node-http.ts'
import { PublicResolver } from '#server/lib/public-resolver.ts'
import type { FetchEdge } from './fetch-edge.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'

/** Milliseconds for a whole fetch, with all redirects. */
const TIME_MS = 10_000
const REDIRECTS_MAX = 5

/** What is fetched. */
export interface FetchKind {
  /** Bytes of the answer, unpacked. */
  readonly bytesMax: number
  /** Types that are read, by the start of the content type. */
  readonly types: RegExp
  readonly accept: string
}

/** A page of the web, or JSON. */
export const PAGE: FetchKind = {
  bytesMax: 3 * 1024 ** 2,
  types: /^(?:text\/html|application\/xhtml\+xml|application\/(?:ld\+)?json|text\/plain)\b/iu,
  accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9',
}
/** A picture. Its bytes are checked again before it is converted. */
export const PICTURE: FetchKind = {
  bytesMax: OWN_PICTURE_UPLOAD_MAX,
  types: /^(?:image\/|application\/octet-stream)/iu,
  accept: 'image/jpeg,image/png,image/webp;q=0.9',
}

/** What was answered. */
export interface Fetched {
  readonly bytes: Buffer
  /** After redirects. */
  readonly address: string
  /** Named by the answer; undefined if it names none. */
  readonly charset: string | undefined
}

const UNPACK: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['identity', () => new PassThrough()],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/**
 * Fetches what everybody can see. A member chooses the address, so it must not lead into the server's
 * network (SSRF): every address that its names have is checked, at each redirect anew, and the
 * connection uses the address that was checked.
 */
export class PublicFetcher {
  readonly #edge: FetchEdge
  readonly #resolver: PublicResolver

  constructor(edge: FetchEdge) {
    this.#edge = edge
    this.#resolver = new PublicResolver(edge.nameServers)
  }

  /** Cancels lookups in progress. */
  close(): void {
    this.#resolver.close()
  }

  /**
   * @param ended gives it up
   * @throws {ImportError} `NotPublic`, `NotFound`, `NoAnswer`, `NoPage` for another type, `TooLarge`
   */
  async fetch(address: string, kind: FetchKind, ended?: AbortSignal): Promise<Fetched> {
    const time = AbortSignal.timeout(TIME_MS)
    const signal = ended ? AbortSignal.any([time, ended]) : time
    let url = this.#checked(address)
    try {
      for (let count = 0; count <= REDIRECTS_MAX; count++) {
        const answer = await this.#ask(url, kind, signal)
        const next = redirectOf(answer)
        if (next === undefined) return await read(answer, url.href, kind, signal)
        answer.destroy()
        url = this.#checked(next, url)
      }
    } catch (error) {
      ended?.throwIfAborted()
      throw error instanceof ImportError ? error : new ImportError('NoAnswer')
    }
    throw new ImportError('NoAnswer')
  }

  /**
   * Whether somebody answers at an address: whatever they say, unless they say that there is no such page. Nothing
   * of it is read.
   * @param ended gives it up, with its reason
   */
  async hasAnswer(address: string, ended: AbortSignal): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIME_MS), ended])
    try {
      let url = this.#checked(address)
      for (let count = 0; count <= REDIRECTS_MAX; count++) {
        const answer = await this.#ask(url, { accept: '*/*' }, signal)
        const next = redirectOf(answer)
        answer.destroy()
        if (next === undefined) return answer.statusCode !== 404 && answer.statusCode !== 410
        url = this.#checked(next, url)
      }
    } catch {
      ended.throwIfAborted()
    }
    return false
  }

  /** An address of a form that is allowed; its name is checked when it is connected to. */
  #checked(address: string, base?: URL): URL {
    const url = URL.parse(address.trim(), base?.href)
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
    if (!url || !isWeb || url.username !== '' || url.password !== '')
      throw new ImportError('NotPublic')
    const host = url.hostname.replace(/^\[(.*)\]$/u, '$1')
    if (isIP(host) !== 0 && !this.#edge.isAllowed(host, portOf(url)))
      throw new ImportError('NotPublic')
    url.hash = ''
    return url
  }

  async #ask(
    url: URL,
    { accept }: Pick<FetchKind, 'accept'>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = {
      accept,
      'accept-language': 'en,de;q=0.9',
      'user-agent': 'Simmer recipe import',
    }
    request(url, { headers, signal, agent: false, lookup: this.#lookup(portOf(url)) }, resolve)
      .on('error', (error) => reject(error.cause instanceof ImportError ? error.cause : error))
      .end()
    return await promise
  }

  /** DNS lookup for a connection; fails when one of the addresses is not allowed. */
  #lookup(port: number): LookupFunction {
    return (...call) => void this.#answer(port, ...call)
  }

  async #answer(
    port: number,
    ...[host, options, callback]: Parameters<LookupFunction>
  ): Promise<void> {
    let found: string[]
    try {
      found = await this.#resolver.resolve(host)
    } catch {
      callback(new ImportError('NotFound'), '')
      return
    }
    if (!found.every((address) => this.#edge.isAllowed(address, port))) {
      callback(new ImportError('NotPublic'), '')
      return
    }
    const all = found.map((address) => ({ address, family: isIP(address) }))
    if (options.all) callback(null, all)
    else callback(null, all[0]?.address ?? '', all[0]?.family)
  }
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined
}

/** Reads an answer, and stops as soon as it is too large, however it was packed. */
async function read(
  answer: IncomingMessage,
  address: string,
  kind: FetchKind,
  signal: AbortSignal,
): Promise<Fetched> {
  const { statusCode = 0, headers } = answer
  const type = headers['content-type'] ?? ''
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const unpack = UNPACK.get(encoding)
  try {
    if (statusCode === 404 || statusCode === 410) throw new ImportError('NotFound')
    if (statusCode < 200 || statusCode >= 300) throw new ImportError('NoAnswer')
    if (!kind.types.test(type) || !unpack) throw new ImportError('NoPage')
    if (Number(headers['content-length']) > kind.bytesMax) throw new ImportError('TooLarge')
    const chunks: Buffer[] = []
    let length = 0
    const collect = async (parts: AsyncIterable<Buffer>): Promise<void> => {
      for await (const part of parts) {
        length += part.length
        if (length > kind.bytesMax) throw new ImportError('TooLarge')
        chunks.push(part)
      }
    }
    await pipeline(answer, unpack(), collect, { signal })
    const charset = /charset\s*=\s*"?([\w-]+)/iu.exec(type)?.[1]
    return { bytes: Buffer.concat(chunks), address, charset }
  } finally {
    answer.destroy()
  }
}
