import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'

/** JPEG quality, up to 1. */
const QUALITY = 0.9

/**
 * Draws a part of a picture as a JPEG, so that a large photo uploads quickly and without metadata
 * such as where and when it was taken.
 *
 * @param src address of the picture
 * @param pixels width of the drawn picture; the server scales it down further
 * @param ratio width of the part by its height
 * @throws when the browser cannot read or draw it
 */
export async function drawPart(
  src: string,
  { left, top, side }: PictureArea,
  pixels: number,
  ratio = 1,
): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = Math.round(pixels / ratio)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  // The background of transparent PNGs.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, left, top, side, side / ratio, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
