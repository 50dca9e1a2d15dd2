import { LRUCache } from 'lru-cache'
import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { HashRequest, HashResponse } from './hash-worker.ts'

/** Hex digits of a content hash. */
export const HASH_DIGITS = 16
const KNOWN_MAX = 5000

const known = new LRUCache<string, Promise<string>>({ max: KNOWN_MAX })

/**
 * First 16 hex digits of the SHA-256 of a file. Cached while its time and size stay the same.
 * @throws when there is no such file
 */
export async function contentHash(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file)
  const key = `${file} ${mtimeMs} ${size} ${ino}`
  const hash = known.get(key) ?? readHash(file)
  known.set(key, hash)
  try {
    return await hash
  } catch (error) {
    known.delete(key)
    throw error
  }
}

async function readHash(file: string): Promise<string> {
  return (await hashFile(file)).slice(0, HASH_DIGITS)
}

interface Waiting {
  resolve: (hash: string) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

function fail(error: Error): void {
  worker = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

/** Starts the thread, which does not keep the process alive. */
function open(): Worker {
  const url = new URL('./hash-worker.ts', import.meta.url)
  // Without this process's options: `--eval` and `--input-type` are not for threads.
  const made = new Worker(url, { execArgv: [] })
  made.on('message', (response: HashResponse) => {
    const one = waiting.get(response.id)
    waiting.delete(response.id)
    if (waiting.size === 0) made.unref()
    if ('hash' in response) one?.resolve(response.hash)
    else one?.reject(Object.assign(new Error(response.message), { code: response.code }))
  })
  made.on('error', fail)
  made.on('exit', () => fail(new Error('the thread that hashes files has ended')))
  made.unref()
  return made
}

/**
 * SHA-256 of a file in hex, worked out in a thread of its own: a film takes longer than other requests should
 * wait.
 * @throws when there is no such file
 */
function hashFile(file: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker ??= open()
  lastId += 1
  const request: HashRequest = { id: lastId, file }
  waiting.set(lastId, { resolve, reject })
  worker.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request)
  return promise
}
