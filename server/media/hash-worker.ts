import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parentPort } from 'node:worker_threads'

/** A file to hash. */
export interface HashRequest {
  id: number
  file: string
}

/** Its SHA-256 in hex, or why there is none. */
export type HashResponse = { id: number } & ({ hash: string } | { message: string; code?: string })

async function answer({ id, file }: HashRequest): Promise<HashResponse> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
    return { id, hash: hash.digest('hex') }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { id, message, ...(code !== undefined && { code }) }
  }
}

parentPort?.on('message', (request: HashRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void answer(request).then((response) => parentPort?.postMessage(response))
})
