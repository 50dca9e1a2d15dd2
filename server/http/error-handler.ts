import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { ApiErrorBody, OAuthErrorBody } from '#contract/error-body.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type LangId, type Language, languageOf } from '#contract/languages.ts'
import { refusesWrites } from '#server/db/health-probe.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { ApiError } from './errors.ts'
import { filmFaultMessageOf } from './film-fault-messages.ts'
import { requestLangId } from './language.ts'
import { limitMessageOf } from './limit-messages.ts'
import { messageOf } from './messages.ts'
import { suspensionMessageOf } from './suspension-message.ts'

/** Seconds after which a client may try again, by error code. */
const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = { Unavailable: 5, ReadOnly: 60 }

/** Sends every error in the API's format. Internal details are never sent. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toApiError(error)
  request.failure = known.code
  request.server.databaseState.note(error)
  if (isOutage(error)) request.log.warn({ err: error }, 'a call is unavailable')
  else if (known.statusCode >= 500 && !(error instanceof ApiError)) {
    request.log.error({ err: error }, 'a call failed')
  }
  if (known.code === 'Unauthorized') reply.header('WWW-Authenticate', 'Bearer')
  const retryAfter = RETRY_AFTER_S[known.code]
  if (retryAfter !== undefined && !reply.hasHeader('Retry-After')) {
    reply.header('Retry-After', retryAfter)
  }
  const langId = requestLangId(request)
  const message = messageOfError(known, langId, request.server.databaseState.notice)
  reply
    .status(known.statusCode)
    .headers(headersOf(error))
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      request.routeOptions.config.oauth
        ? oauthBody(known, message)
        : apiBody(known, message, request),
    )
}

function messageOfError(
  { code, field, limit, fault, suspension }: ApiError,
  langId: LangId,
  notice: Record<Language, string> | undefined,
): string {
  if (code === 'ReadOnly' && notice) return notice[languageOf(langId)]
  if (limit) return limitMessageOf(limit, langId)
  if (fault) return filmFaultMessageOf(fault, langId)
  if (suspension) return suspensionMessageOf(suspension, langId)
  return messageOf(code, langId, field)
}

/** Answers an address of the API or the media that does not exist. */
export function answerNotFound(): never {
  throw new ApiError('NotFound')
}

/** Whether an error is unexpected: a bug. */
export function isUnexpected(error: unknown): boolean {
  return toApiError(error).code === 'ServerError'
}

/** Whether the database or the store of files cannot answer at the moment. */
function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || error instanceof StorageUnavailable
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (refusesWrites(error)) return new ApiError('ReadOnly')
  if (isOutage(error)) return new ApiError('Unavailable')
  const { validation, validationContext, statusCode } = error as Partial<FastifyError>
  if (validation?.[0]) return validationError(validation[0], validationContext)
  return fromStatus(statusCode)
}

/** Headers that belong to an error, such as the file size for an invalid range. */
function headersOf(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {}
}

/** Errors of Fastify itself: a body that is too large, of an unknown type, or invalid JSON. */
function fromStatus(status: number | undefined): ApiError {
  switch (status) {
    case 404:
      return new ApiError('NotFound')
    case 413:
      return new ApiError('FileTooLarge')
    case 415:
      return new ApiError('FileTypeUnsupported')
    case 429:
      return new ApiError('TooManyRequests')
    default:
      return status !== undefined && status >= 400 && status < 500
        ? new ApiError('RequestInvalid', { status })
        : new ApiError('ServerError')
  }
}

function apiBody(error: ApiError, message: string, request: FastifyRequest): ApiErrorBody {
  const { code, id, fault, reason } = error
  return {
    Code: code,
    Message: message,
    RequestId: request.id,
    ...(id !== undefined && { Id: id }),
    ...(fault !== undefined && { Fault: fault }),
    ...(reason !== undefined && { Reason: reason }),
  }
}

/** RFC 6749, section 5.2. */
function oauthBody(error: ApiError, message: string): OAuthErrorBody {
  return { error: oauthCode(error), error_description: message, Code: error.code }
}

function oauthCode({ code, statusCode, oauth }: ApiError): string {
  if (TEMPORARY.has(code)) return 'temporarily_unavailable'
  return statusCode >= 500 ? 'server_error' : oauth
}

/** Codes of what may work later. */
const TEMPORARY: ReadonlySet<ErrorCode> = new Set(['TooManyRequests', 'Unavailable', 'ReadOnly'])

/** Fields with an error code of their own for every mistake. */
const CODE_OF_FIELD: Record<string, ErrorCode> = {
  Persons: 'PersonsInvalid',
  RatingValue: 'RatingInvalid',
  email: 'EmailInvalid',
}

/** Fields with an error code of their own when absent. */
const CODE_OF_ABSENT: Record<string, ErrorCode> = {
  password: 'PasswordRequired',
  Password: 'PasswordRequired',
  OldPassword: 'PasswordRequired',
}

/** Error code by Ajv keyword. */
const CODE_OF_KEYWORD: Record<string, ErrorCode> = {
  required: 'FieldRequired',
  minLength: 'FieldRequired',
  maxLength: 'TextTooLong',
}

/** The error of a call whose path, query or body violates its schema. */
function validationError(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  where: string | undefined,
): ApiError {
  if (where === 'params') return new ApiError('RequestInvalid', { status: 400 })
  const missing = params.missingProperty
  const field = typeof missing === 'string' ? missing : instancePath.split('/')[1]
  const usual = CODE_OF_KEYWORD[keyword] ?? 'FieldInvalid'
  const absent = usual === 'FieldRequired' ? CODE_OF_ABSENT[field ?? ''] : undefined
  const code = CODE_OF_FIELD[field ?? ''] ?? absent ?? usual
  return new ApiError(code, { field: field || undefined })
}
