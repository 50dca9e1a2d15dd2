import sharp from 'sharp'

/** Measurements of a picture. */
export interface PictureMeasures {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Mean colour as `#rrggbb`. */
  readonly colour: string
  /** Whether the left 45 % of the picture, where a title may be, are light or dark. */
  readonly tone: 'light' | 'dark'
}

/** Edge of the small copy that is measured; 9 of 20 columns are the left 45 %. */
const EDGE = 20
const TITLE_COLUMNS = 9
/** Luminance at which black and white text have the same contrast (WCAG 2.2, contrast ratio). */
const TONE_LIMIT = 0.179

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Relative luminance of a colour channel from 0 to 255 (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * Measures a picture; what is transparent counts as white.
 * @param file its path, or its bytes
 * @throws when the file is no picture
 */
export async function measurePicture(file: string | Buffer): Promise<PictureMeasures> {
  const picture = sharp(file)
  const { width, height } = await picture.metadata()
  const bytes = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const channels = bytes.length / (EDGE * EDGE)
  const pixels = Array.from({ length: EDGE * EDGE }, (_, index) =>
    [0, 1, 2].map((channel) => bytes[index * channels + Math.min(channel, channels - 1)] ?? 0),
  )
  const colour = [0, 1, 2].map((channel) => mean(pixels.map((pixel) => pixel[channel] ?? 0)))
  const title = pixels.filter((_, index) => index % EDGE < TITLE_COLUMNS)
  return {
    width,
    height,
    colour: `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
    tone: mean(title.map(luminance)) < TONE_LIMIT ? 'dark' : 'light',
  }
}
