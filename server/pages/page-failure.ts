import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { pageLanguage } from './language.ts'
import { answerPlainPage } from './plain-page.ts'

/** Language of a page by its request, whatever else is wrong with it. */
export function languageOfPage({ raw, headers }: FastifyRequest): ReturnType<typeof pageLanguage> {
  const [, search] = (raw.url ?? '').split('?', 2)
  return pageLanguage(new URLSearchParams(search), headers.cookie)
}

/**
 * Error handler of the routes of pages: what a hook or a handler throws becomes a plain page, 429 and
 * 503 as they are and every other fault of the server as 503. What is wrong with the request fails as
 * calls do.
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
