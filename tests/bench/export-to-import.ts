import { Zip, ZipPassThrough } from 'fflate'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'

/** Pixels of a picture. */
const SIZE = { width: 1600, height: 1200 }
/** Pixels around a picture, from which the next ones are cut. */
const MARGIN = 500
/** At this quality a picture has about 300 KB. */
const QUALITY = 80
/** Grain, as a camera's sensor adds it: deviation of the brightness, of 255. */
const GRAIN = 14

const LINES = [
  '200 g Mehl, gesiebt',
  '2 eggs',
  '1 onion, finely chopped',
  '2 cloves of garlic',
  '3 tbsp olive oil',
  '½ tsp salt',
  '400 g tomatoes',
  '150 ml milk',
  '100 g butter, cold',
  '2–3 tbsp sugar',
  '1 Prise Muskat',
  '250 g Quark',
  '1 lemon, juice and zest',
  '1 handful of parsley',
  'a good glug of vinegar',
  '500 g potatoes',
]
/** Foods that no catalogue has. */
const UNKNOWN = ['zanzibar dust', 'Xylander plums', 'moon beans', 'fog salt', 'amber root']
const STEPS = [
  'Heat the oven to 180 °C. Chop the onion and the garlic.',
  'Mix all dry things in a large bowl, make a well in the middle and add the eggs one after the other.',
  'Fry for 5 minutes over a medium heat, until it smells good.',
  'Add the rest, season well and let it simmer for 20 to 25 minutes.',
  'Bake for 40 minutes, until golden. Let it cool for 10 minutes before you cut it.',
]

/** Something like a photo: soft shapes in colour with grain, larger than what is cut from it. */
async function scenery(): Promise<Sharp> {
  const [width, height] = [SIZE.width + MARGIN, SIZE.height + MARGIN]
  const shapes = await noise(width / 20, height / 20, 50)
  const grain = await noise(width, height, GRAIN)
  const large = sharp(shapes).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  const grainy = large.composite([{ input: grain, blend: 'soft-light' }])
  const pixels = await grainy.removeAlpha().raw().toBuffer()
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Random colours, as PNG. */
async function noise(width: number, height: number, sigma: number): Promise<Buffer> {
  const size = { width: Math.round(width), height: Math.round(height) }
  const random = { type: 'gaussian', mean: 128, sigma } as const
  return await sharp({ create: { ...size, channels: 3, background: 'grey', noise: random } })
    .png()
    .toBuffer()
}

function recipeOf(index: number): object {
  const lines = LINES.filter((_, place) => (place * 7 + index) % 5 < 3)
  return {
    '@type': 'Recipe',
    name: `Recipe ${index + 1} of the cook`,
    description: 'As we had it on Sundays.',
    recipeYield: `${(index % 6) + 1} servings`,
    totalTime: 'PT1H15M',
    recipeIngredient: [...lines, `2 tbsp ${UNKNOWN[index % UNKNOWN.length]}`],
    recipeInstructions: STEPS,
    keywords: 'family, Sunday',
  }
}

/** An export of Nextcloud Cookbook, with how large its pictures are. */
export interface Export {
  readonly zip: Buffer
  /** Bytes of a picture, in the middle. */
  readonly pictureBytes: number
}

/** Packs `count` different recipes with a picture each. */
export async function exportOf(count: number): Promise<Export> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
  }
  const photo = await scenery()
  const few = limitConcurrency(availableParallelism())
  const sizes: number[] = []
  const pack = async (index: number) => {
    const left = (index * 37) % MARGIN
    const top = (index * 101) % MARGIN
    const cut = photo.clone().extract({ ...SIZE, left, top })
    const jpeg = await cut.jpeg({ quality: QUALITY }).toBuffer()
    sizes.push(jpeg.length)
    const folder = `Recipe ${index + 1}/`
    add(`${folder}recipe.json`, Buffer.from(JSON.stringify(recipeOf(index))))
    add(`${folder}full.jpg`, jpeg)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => few(() => pack(index))))
  zip.end()
  const middle = sizes.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0
  return { zip: Buffer.concat(chunks), pictureBytes: middle }
}
