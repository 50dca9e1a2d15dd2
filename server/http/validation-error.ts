import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from './errors.ts'

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

/** The error of a call whose path, query or body violates its schema (D-23). */
export function validationError(
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
