import sharp, { type OverlayOptions } from 'sharp'
import { fileURLToPath } from 'node:url'
import { cardText } from './card-text.ts'

/** Size of a share card in pixels, as the sites want it that show one beside a link. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

/** What a share card shows. */
export interface ShareCard {
  /** A picture that was converted before. */
  readonly picture: Uint8Array
  /** What it is: "Recipe". */
  readonly kicker: string
  readonly title: string
  /** Who wrote it: "by Lena Hartmann"; empty for nobody. */
  readonly by: string
}

const FONT = 'Simmer Card'
const FONT_FILE = fileURLToPath(new URL('fonts/simmer-card.ttf', import.meta.url))

/** Colours of the design system's light theme: cards are shown on pages of others. */
const COLOUR = { ground: '#fafaf7', ink: '#17211c', soft: '#525e57', action: '#1d4d3e' } as const
/** Left edge of the texts, and the width that they have. */
const TEXT = { left: 56, width: 388 } as const
/** Where the picture begins. */
const PICTURE_LEFT = 480
/** Heights of type for a title, the largest that fits first. */
const TITLE_SIZES = [56, 48, 40, 34] as const
const TITLE_HEIGHT_MAX = 290
/** Longest texts, in code points. */
const LETTERS_MAX = { title: 160, by: 70 } as const
const JPEG = { quality: 82, mozjpeg: true } as const

/** The mark of the brand in 32 × 32. */
const MARK =
  '<g fill="none" stroke="COLOUR" stroke-linecap="round"><path stroke-width="3" d="M28.7 11.4A13.5 13.5 0 1 1 20.6 3.3"/><path stroke-width="1.1" d="M24.9 12.8A9.5 9.5 0 1 1 19.2 7.1"/></g><g fill="COLOUR"><circle cx="13.8" cy="18.4" r="3.3"/><circle cx="19.2" cy="13.1" r="2.2"/><circle cx="24.3" cy="7.9" r="1.6"/></g>'

const markOf = (size: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${MARK.replaceAll('COLOUR', colour)}</svg>`,
  )

/** The rim: a thick line over a thin one. */
const RIM = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="8"><path fill="${COLOUR.ink}" d="M0 0h120v4H0zM0 7h120v1H0z"/></svg>`,
)

/** A text as a picture. */
interface WrittenText {
  readonly input: Buffer
  readonly width: number
  readonly height: number
}

async function write(text: string, size: number, colour: string): Promise<WrittenText> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      width: TEXT.width,
      wrap: 'word-char',
      dpi: 72,
      spacing: size >= 34 ? -Math.round(size / 12) : 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** The title as large as it fits; the longest loses its end. */
async function writeTitle(title: string): Promise<WrittenText> {
  // A word that is wider than the card would be broken anywhere.
  const longest = Math.max(...title.split(/[\s-]/u).map((word) => word.length))
  for (const size of TITLE_SIZES) {
    if (longest * size * 0.58 > TEXT.width && size !== TITLE_SIZES.at(-1)) continue
    const written = await write(title, size, COLOUR.ink)
    if (written.height <= TITLE_HEIGHT_MAX) return written
  }
  const letters = Array.from(title)
  return await writeTitle(`${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}…`)
}

/** The card without words, for a name in letters that the font does not have. */
async function withoutWords(picture: Uint8Array): Promise<Buffer> {
  const badge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112"><rect width="112" height="112" rx="24" fill="${COLOUR.ground}"/></svg>`,
  )
  return await sharp(picture, { failOn: 'error' })
    .resize({ ...SHARE_CARD, fit: 'cover' })
    .composite([
      { input: badge, left: 40, top: SHARE_CARD.height - 152 },
      { input: markOf(72, COLOUR.action), left: 60, top: SHARE_CARD.height - 132 },
    ])
    .jpeg(JPEG)
    .toBuffer()
}

/**
 * The picture that other sites show beside a link, as JPEG: name and author on the left, the picture on the right.
 * It needs no font of the machine.
 */
export async function makeShareCard({ picture, ...texts }: ShareCard): Promise<Buffer> {
  const kicker = cardText(texts.kicker, LETTERS_MAX.by)
  const title = cardText(texts.title, LETTERS_MAX.title)
  const by = cardText(texts.by, LETTERS_MAX.by)
  if (kicker === undefined || !title || by === undefined) return await withoutWords(picture)
  const beside = await sharp(picture, { failOn: 'error' })
    .resize({
      width: SHARE_CARD.width - PICTURE_LEFT,
      height: SHARE_CARD.height,
      fit: 'cover',
    })
    .toBuffer()
  const name = await writeTitle(title)
  const parts: OverlayOptions[] = [
    { input: beside, left: PICTURE_LEFT, top: 0 },
    { input: markOf(44, COLOUR.action), left: TEXT.left, top: 52 },
    { input: (await write('Simmer', 32, COLOUR.ink)).input, left: TEXT.left + 58, top: 62 },
  ]
  const below = by === '' ? undefined : await write(by, 26, COLOUR.soft)
  const height = 76 + name.height + (below ? 24 + below.height : 0)
  let top = Math.max(132, Math.round((SHARE_CARD.height + 60 - height) / 2))
  parts.push({ input: RIM, left: TEXT.left, top })
  parts.push({ ...(await write(kicker, 22, COLOUR.ink)), left: TEXT.left, top: top + 24 })
  top += 76
  parts.push({ input: name.input, left: TEXT.left, top })
  if (below) parts.push({ input: below.input, left: TEXT.left, top: top + name.height + 24 })
  return await sharp({ create: { ...SHARE_CARD, channels: 3, background: COLOUR.ground } })
    .composite(parts)
    .jpeg(JPEG)
    .toBuffer()
}
