import { DRAFT_LINES_MAX } from '#contract/own-recipes/limits.ts'
import { isLanguage } from '#contract/languages.ts'
import type { Archive } from './archive.ts'
import { decodeText } from '../decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { ImportError } from '../import-error.ts'
import { listOf, present, textOf } from '../json-value.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import type { PictureRef, RawRecipe, RawStep } from '../raw-recipe.ts'
import { META_LINES_MAX, metaOf, metaText } from './cooklang-meta.ts'

/** `@name{1%kg}(chopped)`, `#pot`, `~eggs{3%minutes}`. */
const COMPONENT =
  /([@#~])[&?+-]?(?:([^\s@#~{}()][^@#~{}\n]*?)?\{([^{}\n]*)\}|([\p{L}\p{N}_'’-]+))(?:\(([^()\n]*)\))?/gu
const COMMENT = /\[-|(?:^|\s)--.*/gmu
/** Characters of a recipe. */
const TEXT_MAX = 200_000

/** The text without comments. */
function withoutComments(text: string): string {
  const last = text.lastIndexOf('-]')
  let kept = ''
  let from = 0
  for (const { 0: mark, index } of text.matchAll(COMMENT)) {
    if (index < from) continue
    const isOpen = mark === '[-' && index + mark.length > last
    if (isOpen) continue
    kept += text.slice(from, index)
    from =
      mark === '[-' ? text.indexOf('-]', index + mark.length) + '-]'.length : index + mark.length
  }
  return kept + text.slice(from)
}

/** The blocks of a text, between blank lines and before headings. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = []
  let block: string[] | undefined
  for (const line of text.split('\n')) {
    if (line.trim() === '') block = undefined
    else if (block === undefined || line.startsWith('=')) blocks.push((block = [line]))
    else block.push(line)
  }
  return blocks.map((lines) => lines.join('\n'))
}

interface Found {
  readonly lines: string[]
  /** Names of ingredients that have a line. */
  readonly names: Set<string>
  readonly tools: Set<string>
}

/** The words of a step; its ingredients and tools are added to what was found. */
function readStep(text: string, found: Found): string {
  return text.replaceAll(
    COMPONENT,
    (
      _,
      sign: string,
      long: string | undefined,
      inner: string | undefined,
      short: string | undefined,
      note: string | undefined,
    ) => {
      const name = (long ?? short ?? '').trim().replace(/^.*\//u, '')
      const [amount = '', unit = ''] = (inner ?? '')
        .trimStart()
        .replace(/^=/u, '')
        .split('%')
        .map((part) => part.trim())
      const measure = `${amount} ${unit}`.trim()
      if (sign === '~') return measure || name
      if (sign === '#') {
        found.tools.add(name)
        return name
      }
      const line = [measure, name].filter((word) => word !== '').join(' ')
      const whole = note ? `${line}, ${note}` : line
      if (found.lines.length > DRAFT_LINES_MAX) return name
      // Without a measure it is the same ingredient again.
      if (measure !== '' || !found.names.has(name)) found.lines.push(whole)
      found.names.add(name)
      return name
    },
  )
}

/**
 * Reads a recipe in Cooklang.
 * @throws {ImportError} `TooLarge`
 */
export function cooklangRecipe(
  source: string,
  fileName: string,
  pictureOf: (step?: number) => PictureRef | undefined,
): RawRecipe {
  if (source.length > TEXT_MAX) throw new ImportError('TooLarge')
  const { meta, body: text } = metaOf(source.replaceAll(/\r\n?/gu, '\n'))
  const found: Found = { lines: [], names: new Set(), tools: new Set() }
  const steps: RawStep[] = []
  const notes: string[] = []
  let section: string | undefined
  for (const block of blocksOf(withoutComments(text))) {
    const [start = '', ...body] = block.trimStart().split('\n')
    const matched = /^=+(?!=)([^=]*)=*$/u.exec(start.trim())
    const heading = matched?.[1]?.trim()
    const rest = matched ? body.join('\n') : block
    if (heading) {
      section = heading
      found.lines.push(`${heading}:`)
    }
    const lines = rest.split('\n').map((line) => line.trim())
    notes.push(...lines.filter((line) => line.startsWith('>')).map((line) => line.slice(1).trim()))
    const words = readStep(
      lines.filter((line) => line !== '' && !line.startsWith('>')).join(' '),
      found,
    )
    if (words === '') continue
    const picture = pictureOf(steps.length)
    steps.push({
      text: words,
      ...(section !== undefined && { section }),
      ...(picture && { picture }),
    })
    section = undefined
  }
  const address = metaText(meta, 'source.url|source')
  const isAddress = address !== undefined && /^https?:/u.test(address)
  const locale = metaText(meta, 'locale')?.slice(0, 2)
  const picture = pictureOf()
  const image = metaText(meta, 'image|images|picture|pictures')
  return {
    name: metaText(meta, 'title') ?? fileName,
    ingredients: found.lines.filter(
      (line, index, all) =>
        !line.endsWith(':') || (index + 1 < all.length && !all[index + 1]?.endsWith(':')),
    ),
    steps,
    tags: [...listOf(meta.tags), meta.course, meta.category, meta.cuisine].flatMap((word) =>
      (textOf(word) ?? '').split(',', META_LINES_MAX),
    ),
    tools: [...found.tools],
    ...present({
      description: metaText(meta, 'introduction|description'),
      language: isLanguage(locale) ? locale : undefined,
      servings: metaText(meta, 'servings|serves|yield'),
      prepMinutes: minutesOf(metaText(meta, 'prep time|time.prep')),
      cookMinutes: minutesOf(metaText(meta, 'cook time|time.cook')),
      totalMinutes: minutesOf(metaText(meta, 'time required|duration|time')),
      note: notes.join('\n') || undefined,
      picture:
        picture ??
        (image !== undefined && /^https?:/u.test(image)
          ? { kind: 'address' as const, address: image }
          : undefined),
    }),
    source: present({
      name: metaText(meta, 'source.name|author|source.author') ?? (isAddress ? undefined : address),
      address: isAddress ? address : undefined,
    }),
    ...(isAddress && { isForeign: true }),
  }
}

/** Reads a folder of recipes in Cooklang, with pictures of the same names. */
export async function readCooklang(archive: Archive): Promise<RawRecipe[]> {
  const all = new Set(archive.names)
  const files = archive.names.filter((name) => name.endsWith('.cook'))
  const found = new FoundRecipes()
  // One after the other, so that memory holds one file.
  for (const file of files) {
    const base = file.slice(0, -'.cook'.length)
    const pictureOf = (step?: number): PictureRef | undefined => {
      const stem = step === undefined ? base : `${base}.${step}`
      const name = ['jpg', 'jpeg', 'png', 'webp']
        .map((end) => `${stem}.${end}`)
        .find((one) => all.has(one))
      return name === undefined ? undefined : { kind: 'file', name }
    }
    const text = decodeText(await archive.read(file))
    found.add(cooklangRecipe(text, base.replace(/^.*\//u, ''), pictureOf))
  }
  return found.recipes
}
