import { VideoSample, type Rotation } from 'mediabunny'
import type { PictureSettings } from './part-seconds.ts'

/** Formats that encoders take as they are: 8 bits of brightness and colour. */
const PLAIN = new Set(['I420', 'NV12'])

/** Transfer functions of pictures that are brighter than most screens: HDR. */
const BRIGHT = new Set(['pq', 'hlg'])
/** As the bytes of a canvas are. */
const RGBA = { format: 'RGBA', colorSpace: 'srgb' } as const

/** A canvas with what draws on it. */
type Canvas = OffscreenCanvasRenderingContext2D

/**
 * Makes pictures as large as a film wants them, upright, and in colours of every screen.
 *
 * One that is so already is passed on. Others are drawn by their bytes: a browser that draws pictures of a film
 * in software keeps each of them for later, half a gigabyte in all.
 */
export class PictureFitter {
  readonly #settings: PictureSettings
  #bytes: ImageData | undefined
  #source: Canvas | undefined
  #target: Canvas | undefined

  constructor(settings: PictureSettings) {
    this.#settings = settings
  }

  /** The caller closes what it gets. It may stay with the picture that it has given. */
  async fit(picture: VideoSample): Promise<VideoSample> {
    const { width, height, rotation } = this.#settings
    const turned = ((picture.rotation + rotation) % 360) as Rotation
    const isPlain =
      PLAIN.has(picture.format ?? '') && !BRIGHT.has(picture.colorSpace.transfer ?? '')
    const isFitting = picture.displayWidth === width && picture.displayHeight === height
    const isSquare = picture.codedWidth === width && picture.codedHeight === height
    if (isPlain && isFitting && isSquare && turned === 0) return picture.clone()
    const drawn = isPlain && (await this.#draw(picture, turned))
    if (!drawn)
      // The browser knows how to show what is brighter than a screen, or is not in memory at all.
      return await picture.transform({
        width,
        height,
        fit: 'contain',
        rotate: rotation,
        alpha: 'discard',
      })
    const { timestamp, duration } = picture
    return new VideoSample(drawn.canvas, { timestamp, duration })
  }

  /** Undefined where the browser does not give the bytes of a picture. */
  async #draw(picture: VideoSample, turned: Rotation): Promise<Canvas | undefined> {
    const source = await this.#bytesOf(picture)
    if (!source) return undefined
    const { width, height } = this.#settings
    this.#target ??= newCanvas(width, height)
    const target = this.#target
    // Before it is turned. Pixels of a camera need not be square.
    const [across, up] = [picture.squarePixelWidth, picture.squarePixelHeight]
    const isSideways = turned % 180 !== 0
    const [wide, high] = isSideways ? [up, across] : [across, up]
    const scale = Math.min(width / wide, height / high)
    target.setTransform(1, 0, 0, 1, 0, 0)
    target.fillRect(0, 0, width, height)
    target.translate(width / 2, height / 2)
    target.rotate((turned * Math.PI) / 180)
    target.scale(scale, scale)
    target.drawImage(source.canvas, -across / 2, -up / 2, across, up)
    return target
  }

  async #bytesOf(picture: VideoSample): Promise<Canvas | undefined> {
    const { width, height } = picture.visibleRect
    // Where it cannot be chosen, bytes come as they are.
    if (picture.allocationSize(RGBA) !== width * height * 4) return undefined
    if (this.#source?.canvas.width !== width || this.#source.canvas.height !== height) {
      this.#source = newCanvas(width, height)
      this.#bytes = undefined
    }
    this.#bytes ??= new ImageData(width, height)
    await picture.copyTo(this.#bytes.data, RGBA)
    this.#source.putImageData(this.#bytes, 0, 0)
    return this.#source
  }
}

function newCanvas(width: number, height: number): Canvas {
  const canvas = new OffscreenCanvas(width, height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  })
  if (!canvas) throw new Error('No canvas.')
  canvas.imageSmoothingQuality = 'high'
  return canvas
}
