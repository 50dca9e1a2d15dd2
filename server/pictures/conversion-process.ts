import sharp, { type Sharp } from 'sharp'
import { serveParent } from '#server/children/serve-parent.ts'
import { PICTURE_PIXELS_MAX } from '#contract/pictures.ts'
import type { Conversion } from './conversion.ts'

/**
 * The child process that converts pictures, one after the other. `PictureConverter` starts and ends
 * it, so that a malicious picture cannot harm the server.
 */

/** WebP quality: below this, edges show artefacts. */
const QUALITY = 80
/**
 * How hard the encoder tries for a picture of a member, from 0 to 6: half the time of its own choice, 4,
 * for files that are 3 % larger.
 */
const EFFORT = 2

// One picture at a time, without a cache.
sharp.concurrency(1)
sharp.cache(false)

function pipelineOf(conversion: Conversion): Sharp {
  if (conversion.kind === 'width') {
    return sharp(conversion.file).resize({ width: conversion.width, withoutEnlargement: true })
  }
  const { kind, picture, side } = conversion
  return sharp(picture, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize(
      kind === 'square'
        ? { width: side, height: side, fit: 'cover' }
        : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    )
}

async function convert(conversion: Conversion): Promise<Uint8Array> {
  return await pipelineOf(conversion)
    .webp({ quality: QUALITY, ...(conversion.kind === 'fit' && { effort: EFFORT }) })
    .toBuffer()
}

serveParent(convert)
