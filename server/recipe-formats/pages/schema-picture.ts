import { listOf, objectOf, textOf, type Json } from '../json-value.ts'
import type { PictureRef } from '../raw-recipe.ts'

/** Pictures of one list, of which the largest is taken. */
const PICTURES_MAX = 50

/** An address of http or https, or a data address of a picture. */
export function addressOf(value: Json, base: string | undefined): string | undefined {
  const text = textOf(value)?.trim()
  const url = text === undefined ? undefined : (URL.parse(text, base) ?? undefined)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined
}

/** The largest picture that is named, or the first one. */
export function pictureOf(value: Json, base: string | undefined): PictureRef | undefined {
  const found = listOf(value)
    .slice(0, PICTURES_MAX)
    .flatMap((item): { width: number; address: string; ref: PictureRef }[] => {
      const object = objectOf(item)
      const inner = object ? (object.url ?? object.contentUrl ?? pictureId(object['@id'])) : item
      const first = Array.isArray(inner) ? (inner[0] as Json) : inner
      const data = /^data:image\/[a-z+]+;base64,(.+)$/isu.exec(textOf(first) ?? '')
      if (data?.[1]) return [{ width: 0, address: '', ref: { kind: 'data', base64: data[1] } }]
      const address = addressOf(first, base)
      const size = objectOf(object?.width)?.value ?? object?.width
      const width = Number.parseInt(textOf(size) ?? '0', 10) || 0
      return address === undefined ? [] : [{ width, address, ref: { kind: 'address', address } }]
    })
  return widest(found)?.ref
}

/** The id of a picture that is its address; one that only names it is none. */
function pictureId(id: Json): Json {
  return isPictureAddress(textOf(id) ?? '') ? id : undefined
}

/** Width of a picture whose address says that it is the whole one. */
const WHOLE = 1_000_000
/** "-225x225.jpg", "/300x200/", "_300x200_". */
const SIZE = /[-_/](\d{2,4})x\d{2,4}(?=[-_./@]|$)/u
/** "?w=300", "&width=300", "resize=300,200", "/w_300,h_200/". */
const WIDTH = /(?:[?&,/](?:w|width|imwidth|resize)[=_])(\d{2,4})(?!\d)/iu
const WORDS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[-_/.](?:thumb(?:nail)?s?|tn|xs)(?=[-_/.]|$)/iu, 150],
  [/[-_/.](?:small|klein|s)(?=[-_/.]|$)/iu, 300],
  [/[-_/.](?:medium|mittel|m)(?=[-_/.]|$)/iu, 600],
  [/[-_/.](?:large|gross|l)(?=[-_/.]|$)/iu, 1_200],
  [/[-_/.](?:full|original|orig|max)(?=[-_/.]|$)/iu, WHOLE],
]

/** Whether an address ends as one of a picture. */
export const isPictureAddress = (address: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/iu.test(address)

/** The width in pixels that the address of a picture states, about; undefined where it says nothing. */
function widthOfAddress(address: string): number | undefined {
  const start = address.slice(0, 2_000)
  const digits = SIZE.exec(start)?.[1] ?? WIDTH.exec(start)?.[1]
  if (digits !== undefined) return Number(digits)
  const path = start.replace(/^https?:\/\/[^/]*/iu, '')
  return WORDS.find(([pattern]) => pattern.test(path))?.[1]
}

/**
 * The widest of several pictures, the first of equals. Beside addresses that state a size, one that
 * states none is the whole picture.
 */
function widest<Picture extends { readonly address: string; readonly width: number }>(
  pictures: readonly Picture[],
): Picture | undefined {
  const stated = pictures.map(({ address, width }) => width || widthOfAddress(address))
  const isSized = pictures.some(({ address }) => widthOfAddress(address) !== undefined)
  const widthAt = (index: number) => stated[index] ?? (isSized ? WHOLE : 0)
  return [...pictures.keys()]
    .toSorted((a, b) => widthAt(b) - widthAt(a))
    .map((index) => pictures[index])[0]
}
