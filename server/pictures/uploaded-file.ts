import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'

/** Bytes of a form in addition to its file: headers and a few small fields. */
const FORM_OVERHEAD_MAX = 16_384

/** Which file a form has. */
export interface UploadOptions {
  /** Name of the file in the form. */
  field: string
  bytesMax: number
}

/** Lets the calls of a scope take a form with one file. */
export async function takeUploads(app: App, { bytesMax }: UploadOptions): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: bytesMax, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
  })
}

/**
 * The file of the form, as a stream. It is truncated when it passes the limit.
 * @throws {ApiError} `FieldRequired` without a file
 */
export async function openUpload(
  request: FastifyRequest,
  { field }: Pick<UploadOptions, 'field'>,
): Promise<MultipartFile> {
  const file = request.isMultipart() ? await request.file() : undefined
  if (file?.fieldname.toLowerCase() !== field) throw new ApiError('FieldRequired', { field })
  return file
}

/**
 * The file of the form. Its claimed name and type are ignored.
 * @throws {ApiError} `FieldRequired` without a file, `FileTooLarge` as soon as the limit is passed
 */
export async function readUpload(
  request: FastifyRequest,
  { field, bytesMax }: UploadOptions,
): Promise<Buffer> {
  if (Number(request.headers['content-length']) > bytesMax + FORM_OVERHEAD_MAX) {
    throw new ApiError('FileTooLarge')
  }
  try {
    const file = await openUpload(request, { field })
    return await file.toBuffer()
  } catch (error) {
    // A truncated form is the client's fault, but the multipart parser does not report it as such.
    if (error instanceof ApiError || 'statusCode' in (error as Error)) throw error
    throw new ApiError('FieldInvalid', { field })
  }
}
