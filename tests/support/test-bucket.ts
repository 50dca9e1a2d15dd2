import { SignatureV4 } from '@smithy/signature-v4'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { bucketSettings, type StorageConfig } from '#server/storage/bucket-settings.ts'
import type { S3Times } from '#server/storage/s3-client.ts'
import { type S3Store, s3Store } from '#server/storage/s3-store.ts'

const BUCKET = 'pictures'
const REGION = 'eu-test-1'

/** What goes wrong with a request. */
export type Fault =
  | { readonly status: number; readonly code: string }
  /** No answer at all; half of a body, and then the end or nothing more; or another byte in it. */
  | 'silent'
  | 'cut'
  | 'stalled'
  | 'changed'

/** A stored object. */
export interface BucketObject {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly storedAt: Date
}

/** A request without its body. */
export interface BucketRequest {
  readonly method: string
  /** Empty for the bucket itself. */
  readonly key: string
}

/** A bucket on loopback that speaks S3, checks signatures and sums, and fails when it is told to. */
export class TestBucket {
  readonly objects = new Map<string, BucketObject>()
  readonly requests: BucketRequest[] = []
  /** Says what goes wrong with a request. */
  fault: (request: BucketRequest) => Fault | undefined = () => undefined
  /** Objects of one page of a list. */
  pageSize = 1000
  readonly #keyId = randomBytes(8).toString('hex')
  readonly #keySecret = randomBytes(16).toString('hex')
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #port = 0

  /** What a server needs to use it, without `DATA_DIR`. */
  get config(): Required<Omit<StorageConfig, 'DATA_DIR'>> & Record<string, string> {
    return {
      STORAGE_URL: `s3://${BUCKET}/simmer`,
      STORAGE_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      STORAGE_REGION: REGION,
      STORAGE_KEY_ID: this.#keyId,
      STORAGE_KEY_SECRET: this.#keySecret,
    }
  }

  /** Keys below the prefix of the server. */
  get keys(): string[] {
    return [...this.objects.keys()].map((key) => key.replace(/^simmer\//, '')).sort()
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://bucket')
    const [, bucket = '', ...path] = url.pathname.split('/').map(decodeURIComponent)
    const method = request.method ?? 'GET'
    const asked = { method, key: path.join('/') }
    const answer = answerOf(response, method)
    this.requests.push(asked)
    if (!(await this.#isSigned(request, url))) {
      answer.error(403, 'SignatureDoesNotMatch')
      return
    }
    const sum = String(request.headers['x-amz-content-sha256'])
    if (sum !== 'UNSIGNED-PAYLOAD' && sum !== createHash('sha256').update(body).digest('hex')) {
      answer.error(400, 'XAmzContentSHA256Mismatch')
      return
    }
    const fault = this.fault(asked)
    if (fault === 'silent') return
    if (typeof fault === 'object') answer.error(fault.status, fault.code)
    else if (bucket !== BUCKET) answer.error(404, 'NoSuchBucket')
    else this.#serve(answer, { ...asked, body, url, headers: request.headers, fault })
  }

  #serve(answer: Answer, { method, key, body, url, headers, fault }: BucketRequest & Served): void {
    if (key === '') {
      answer.xml(this.#list(url.searchParams))
      return
    }
    const known = this.objects.get(key)
    if (method === 'PUT') {
      const source = headers['x-amz-copy-source']
      if (source !== undefined) {
        const from = decodeURIComponent(String(source)).replace(`/${BUCKET}/`, '')
        const original = this.objects.get(from)
        if (!original) answer.error(404, 'NoSuchKey')
        else {
          this.objects.set(key, { ...original, storedAt: new Date() })
          answer.xml('<CopyObjectResult/>')
        }
        return
      }
      if (headers['if-none-match'] === '*' && known) {
        answer.error(412, 'PreconditionFailed')
        return
      }
      const kept = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
      const meta = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
      this.objects.set(key, { bytes: body, headers: meta, storedAt: new Date() })
      answer.xml('')
      return
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      answer.empty(204)
      return
    }
    if (known) answer.object(known, headers.range, fault)
    else answer.error(404, 'NoSuchKey')
  }

  #list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const most = Math.min(this.pageSize, Number(query.get('max-keys') ?? 1000))
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    const rest = keys.filter((key) => key > after)
    const page = rest.slice(0, most)
    const contents = page.map((key) => {
      const { bytes, storedAt } = this.objects.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const next =
      rest.length > most ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  /** Whether a request is signed with the keys, by another implementation than that of the server. */
  async #isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
    const given = headers.authorization ?? ''
    const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? []
    const signed = names.split(';')
    if (!signed.includes('x-amz-content-sha256') || !signed.includes('host')) return false
    const signer = new SignatureV4({
      service: 's3',
      region: REGION,
      credentials: { accessKeyId: this.#keyId, secretAccessKey: this.#keySecret },
      sha256: Sha256,
      uriEscapePath: false,
      applyChecksum: false,
    })
    const expected = await signer.sign(
      {
        method,
        protocol: 'http:',
        hostname: '127.0.0.1',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
      },
      { signingDate: dateOf(String(headers['x-amz-date'])) },
    )
    return signatureOf(given) === signatureOf(expected.headers.authorization ?? '')
  }
}

interface Served {
  body: Buffer
  url: URL
  headers: IncomingMessage['headers']
  fault: Fault | undefined
}

const signatureOf = (text: string) => /Signature=([\da-f]+)/.exec(text)?.[1]

type Answer = ReturnType<typeof answerOf>

function answerOf(response: ServerResponse, method: string) {
  const xml = (text: string, status = 200) => {
    const bytes = Buffer.from(text)
    response.writeHead(status, {
      'content-type': 'application/xml',
      'content-length': bytes.length,
    })
    response.end(method === 'HEAD' ? undefined : bytes)
  }
  return {
    xml,
    empty: (status: number) => void response.writeHead(status).end(),
    error: (status: number, code: string) => xml(`<Error><Code>${code}</Code></Error>`, status),
    object: (
      { bytes, headers, storedAt }: BucketObject,
      range: string | undefined,
      fault: Fault | undefined,
    ) => {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
      const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1)
      response.writeHead(first === undefined ? 200 : 206, {
        ...headers,
        'content-length': part.length,
        'last-modified': storedAt.toUTCString(),
        ...(first !== undefined && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
      })
      const half = part.subarray(0, part.length / 2)
      if (method === 'HEAD') response.end()
      else if (fault === 'cut') response.write(half, () => response.destroy())
      else if (fault === 'stalled') response.write(half)
      else if (fault === 'changed') {
        const other = Buffer.from(part)
        other[0] = ((other[0] ?? 0) + 1) % 256
        response.end(other)
      } else response.end(part)
    },
  }
}

function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** SHA-256 and HMAC as the signer wants them. */
class Sha256 {
  readonly #hash: ReturnType<typeof createHash>

  constructor(secret?: Parameters<typeof toBytes>[0]) {
    this.#hash =
      secret === undefined
        ? createHash('sha256')
        : (createHmac('sha256', toBytes(secret)) as unknown as ReturnType<typeof createHash>)
  }

  update(data: Parameters<typeof toBytes>[0]): void {
    this.#hash.update(toBytes(data))
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest())
  }

  reset(): void {}
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data)
  if (data instanceof ArrayBuffer) return Buffer.from(data)
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}

/** A bucket for the running test. */
export async function startBucket(): Promise<TestBucket> {
  const bucket = new TestBucket()
  await bucket.start()
  onTestFinished(() => bucket.stop())
  return bucket
}

/** The store of a bucket. */
export function bucketStore(bucket: TestBucket, times?: S3Times): S3Store {
  const settings = bucketSettings({ DATA_DIR: '', ...bucket.config })
  if (!settings) throw new Error('the bucket has no settings')
  return s3Store(settings, times)
}
