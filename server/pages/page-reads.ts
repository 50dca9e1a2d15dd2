import type { App } from '#server/http/app-type.ts'
import { internalHeaders } from '#server/http/internal.ts'

/** The API answered a key with an error. `message` is the API's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** HTTP status of the answer. */
  readonly status: number
  /** Why a recipe is not there any more, as the API says. */
  readonly code: string | undefined

  constructor(status: number, body: unknown) {
    const { Message, Reason } = (body ?? {}) as { Message?: string; Reason?: string }
    super(Message ?? `status ${status}`)
    this.status = status
    this.code = Reason
  }
}

/** Maximum of keys of a page; the largest page reads six. */
const READS_MAX = 20

/** Reads the keys of one page. */
interface PageReads {
  /** Reads a key through the REST routes of this process. */
  read: (key: string) => Promise<unknown>
  /**
   * Error of the first key that the server failed to answer; undefined when the page is complete.
   */
  failure: () => Error | undefined
}

/**
 * Reads for one page. A client error, such as an unknown id, is a valid answer.
 * @param token of the session that reads; without it a visitor does
 */
export function createPageReads(app: App, token?: string): PageReads {
  let count = 0
  let failure: Error | undefined
  const ask = async (key: string) => {
    count += 1
    if (count > READS_MAX) throw new Error(`A page asks for more than ${READS_MAX} keys.`)
    const session = token !== undefined && { authorization: `Bearer ${token}` }
    const answer = await app.inject({ url: key, headers: { ...internalHeaders, ...session } })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const fail = (key: string, error: unknown): Error =>
    (failure ??= new Error(`${key} could not be read`, { cause: error }))

  return {
    failure: () => failure,
    read: async (key) => {
      const { status, body } = await ask(key).catch((error: unknown) => {
        throw fail(key, error)
      })
      if (status === 200) return body
      const refused = new ApiFailure(status, body)
      throw status >= 500 ? fail(key, refused) : refused
    },
  }
}
