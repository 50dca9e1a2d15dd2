import type { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'

/** A bucket, and the keys to it. */
export interface S3Settings {
  /** Without a slash at the end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** What keys in the bucket begin with: empty, or with a slash at the end. */
  readonly prefix: string
  readonly keyId: string
  readonly keySecret: string
}

/** A request to a bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the prefix of the bucket; empty for the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Blob
}

/** How long a bucket may take, in milliseconds. */
export interface S3Times {
  /** Until the head of an answer comes. */
  readonly answer: number
  /** Between two parts of a body. */
  readonly idle: number
}

/** Times of a server that answers members. */
const TIMES: S3Times = { answer: 10_000, idle: 10_000 }
/** A large upload has a second more for each of so many bytes. */
const BYTES_PER_SECOND = 500_000
/** Retries of an answer that says that the store is busy: 5xx and 429. */
const RETRIES = 2

/** An answer of a bucket: 2xx, 404 or 412. */
export interface S3Answer {
  readonly status: number
  readonly headers: Headers
  /** The body in parts. It fails with {@link StorageUnavailable} when it stops or breaks off. */
  readonly body: () => AsyncGenerator<Buffer>
  /** The whole body. */
  readonly text: () => Promise<string>
  /** Ends an answer whose body nobody reads. */
  readonly drop: () => Promise<void>
}

function failure(reason: string, cause?: unknown): StorageUnavailable {
  return new StorageUnavailable(`the bucket of files fails: ${reason}`, { cause })
}

/** Why a request failed, for the log: the name of a system error, or the message. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  const { code } = (cause ?? {}) as { code?: string }
  return code ?? message
}

/** The error code of an answer in XML. */
const CODE = /<Code>(\w+)<\/Code>/

/** Signed requests to a bucket, addressed by path. */
export class S3Client {
  readonly #settings: S3Settings
  readonly #times: S3Times
  #signer: Promise<AwsClient> | undefined

  /** @param times for tests */
  constructor(settings: S3Settings, times: S3Times = TIMES) {
    this.#settings = settings
    this.#times = times
  }

  /** Path of a file as `x-amz-copy-source` wants it. */
  copySource(key: string): string {
    const { bucket, prefix } = this.#settings
    return `/${bucket}/${encoded(`${prefix}${key}`)}`
  }

  /** @throws {StorageUnavailable} for every answer but 2xx, 404 and 412 */
  async send({ method, key, query = {}, headers = {}, body }: S3Request): Promise<S3Answer> {
    const { endpoint, bucket, prefix } = this.#settings
    const path = key === '' ? '' : `/${encoded(`${prefix}${key}`)}`
    const url = `${endpoint}/${bucket}${path}?${new URLSearchParams(query)}`
    const ending = new AbortController()
    const limit = this.#times.answer + ((body?.size ?? 0) / BYTES_PER_SECOND) * 1000
    const timer = setTimeout(() => ending.abort(new Error('no answer in time')), limit)
    try {
      const signer = await (this.#signer ??= this.#open())
      const response = await signer.fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: ending.signal,
        ...(body && { body }),
      })
      return await checked({
        response,
        ending,
        idle: this.#times.idle,
        what: `${method} ${key || 'of the bucket'}`,
      })
    } catch (error) {
      throw error instanceof StorageUnavailable ? error : failure(reasonOf(error), error)
    } finally {
      clearTimeout(timer)
    }
  }

  // Loaded by those alone who have a bucket.
  async #open(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch')
    const { keyId: accessKeyId, keySecret: secretAccessKey, region } = this.#settings
    return new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    })
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

interface Opened {
  response: Response
  /** Ends the request. */
  ending: AbortController
  /** Milliseconds between two parts of the body. */
  idle: number
  /** For the log. */
  what: string
}

async function checked(opened: Opened): Promise<S3Answer> {
  const { response, ending, what } = opened
  const { status, headers } = response
  const text = async () => {
    const parts: Buffer[] = []
    for await (const part of bodyOf(opened)) parts.push(part)
    return Buffer.concat(parts).toString('utf8')
  }
  const answer: S3Answer = {
    status,
    headers,
    text,
    body: () => bodyOf(opened),
    drop: async () => await response.body?.cancel().catch(() => {}),
  }
  if (response.ok || status === 412) return answer
  const [, code] = CODE.exec(await text()) ?? []
  // A bucket that is missing is no file that is missing.
  if (status === 404 && code !== 'NoSuchBucket') return answer
  ending.abort()
  throw failure(`${status}${code === undefined ? '' : ` ${code}`} to ${what}`)
}

async function* bodyOf({ response, ending, idle, what }: Opened): AsyncGenerator<Buffer> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      // Only while waiting for the store: who reads the body may be slow.
      const timer = setTimeout(() => ending.abort(new Error('it stopped')), idle)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  } catch (error) {
    throw failure(`the answer to ${what} broke off: ${reasonOf(error)}`, error)
  } finally {
    await reader.cancel().catch(() => {})
  }
}
