import type { FastifyRequest } from 'fastify'
import { IMPORT_FILE_BYTES_MAX } from '#contract/own/limits.ts'
import { ApiError } from '#server/http/errors.ts'

/** The file of the form. */
export const UPLOAD = { field: 'file', bytesMax: IMPORT_FILE_BYTES_MAX }

/** The uploaded file as a stream. */
export async function uploadOf(request: FastifyRequest) {
  const missing = new ApiError('FieldRequired', { field: UPLOAD.field })
  if (!request.isMultipart()) throw missing
  const file = await request.file()
  if (file?.fieldname.toLowerCase() !== UPLOAD.field) throw missing
  return file
}
