import { parse } from 'yaml'
import { DRAFT_LINES_MAX } from '#contract/own/limits.ts'
import type { Archive } from './archive.ts'
import { decodeText } from './decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { ImportError } from './import-error.ts'
import { firstText, listOf, objectOf, present, textOf, type Json } from './json-value.ts'
import { minutesOf } from './minutes.ts'
import type { PictureRef, RawRecipe, RawStep } from './raw-recipe.ts'

type Meta = Readonly<Record<string, Json>>

/** `@name{1%kg}(chopped)`, `#pot`, `~eggs{3%minutes}`. */
const COMPONENT =
  /([@#~])[&?+-]?(?:([^\s@#~{}()][^@#~{}\n]*?)?\{([^{}\n]*)\}|([\p{L}\p{N}_'’-]+))(?:\(([^()\n]*)\))?/gu
const COMMENT = /\[-[\s\S]*?-\]|(?:^|\s)--.*$/gmu
/** Characters of a recipe. */
const TEXT_MAX = 200_000

/** The text without comments. Their end is not looked for where there is none: that takes long. */
function withoutComments(text: string): string {
  const last = text.lastIndexOf('-]')
  const end = last < 0 ? 0 : last + 2
  return (
    text.slice(0, end).replaceAll(COMMENT, '') + text.slice(end).replaceAll(/(?:^|\s)--.*$/gmu, '')
  )
}

function metaOf(text: string): { meta: Meta; body: string } {
  const [, front, rest = text] =
    /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)([\s\S]*)$/u.exec(text) ?? []
  const meta: Record<string, Json> = {}
  try {
    Object.assign(meta, objectOf(parse(front ?? '', { maxAliasCount: 0 })))
  } catch {
    // Damaged metadata: the recipe is read without.
  }
  const body = rest.replaceAll(/^>>([^:\n]+):(.*)$/gmu, (_, key: string, value: string) => {
    meta[key.trim().toLowerCase()] = value.trim()
    return ''
  })
  return { meta, body }
}

/** The value of the first key that is there; a dot leads into an object. */
function metaText(meta: Meta, keys: string): string | undefined {
  for (const key of keys.split('|')) {
    const [outer = '', inner] = key.split('.')
    const value = meta[key] ?? (inner === undefined ? meta[outer] : objectOf(meta[outer])?.[inner])
    const text = inner === undefined || !objectOf(value) ? firstText(value) : undefined
    if (text !== undefined) return text
  }
  return undefined
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
  for (const block of withoutComments(text).split(/\n\s*\n|(?=^=+)/mu)) {
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
      (textOf(word) ?? '').split(','),
    ),
    tools: [...found.tools],
    ...present({
      description: metaText(meta, 'introduction|description'),
      language: locale === 'de' || locale === 'en' ? locale : undefined,
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
