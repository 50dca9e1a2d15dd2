import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { pageLanguage } from './language.ts'
import { answerPlainPage } from './plain-page.ts'

/** Language of a page, even for an invalid request. */
export function languageOfPage({ raw, headers }: FastifyRequest): ReturnType<typeof pageLanguage> {
  const [, search] = (raw.url ?? '').split('?', 2)
  return pageLanguage(new URLSearchParams(search), headers.cookie)
}

/**
 * Error handler of page routes. 429 and 503 become a plain page, and so does every other server
 * error, as 503. Invalid requests get the API's error format.
 */
export function answerPageFailure(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status < 500 && status !== 429) return answerError(error, request, reply)
  if (!(error instanceof ApiError) && status !== 429 && status !== 503) {
    request.log.error({ err: error }, 'a page failed')
  }
  const language = languageOfPage(request)
  return answerPlainPage(reply, { status: status === 429 ? 429 : 503, language })
}
