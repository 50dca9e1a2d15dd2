import sharp, { type Sharp } from 'sharp'
import { serveParent } from '#server/children/serve-parent.ts'
import { PICTURE_PIXELS_MAX } from '#contract/pictures.ts'
import type { Conversion } from './conversion.ts'
import { measurePicture } from './measure-picture.ts'
import { makeShareCard } from './share-card.ts'

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

type Crop = Extract<Conversion, { kind: 'crop' }>
type Plain = Exclude<Conversion, { kind: 'crop' | 'measure' | 'share-card' }>

/** Where something begins that lies within all of a picture, in pixels. */
const within = (at: number, size: number, all: number) =>
  Math.min(Math.max(0, Math.round(at)), all - size)

/** A part of a picture in pixels. */
async function cropOf({ picture, part, width, height }: Crop): Promise<Sharp> {
  const limits = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' } as const
  const { autoOrient: upright } = await sharp(picture, limits).metadata()
  const shape = height / width
  const whole = Math.min(upright.width, upright.height / shape)
  const asked = part ? Math.min(part.width * upright.width, whole) : whole
  const cut = {
    width: Math.max(1, Math.floor(asked)),
    height: Math.max(1, Math.floor(asked * shape)),
  }
  const left = part ? part.x * upright.width : (upright.width - cut.width) / 2
  const top = part ? part.y * upright.height : (upright.height - cut.height) / 2
  return sharp(picture, limits)
    .autoOrient()
    .extract({
      ...cut,
      left: within(left, cut.width, upright.width),
      top: within(top, cut.height, upright.height),
    })
    .resize({ width, height, fit: 'fill', withoutEnlargement: true })
}

function pipelineOf(conversion: Plain): Sharp {
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
  const { kind } = conversion
  if (kind === 'measure')
    return Buffer.from(JSON.stringify(await measurePicture(Buffer.from(conversion.picture))))
  if (kind === 'share-card') return await makeShareCard(conversion.card)
  const pipeline = kind === 'crop' ? await cropOf(conversion) : pipelineOf(conversion)
  return await pipeline
    .webp({ quality: QUALITY, ...(kind === 'fit' && { effort: EFFORT }) })
    .toBuffer()
}

serveParent(convert)
