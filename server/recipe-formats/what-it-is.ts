import type { ImportFailure } from '#contract/recipe-import/recipe-import.ts'

const ASCII_START = 16

/** How files begin that hold no recipe, in Latin-1. */
const STARTS: readonly (readonly [pattern: RegExp, what: ImportFailure])[] = [
  [/^(?:\xFF\xD8\xFF|\x89PNG|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP)/su, 'FoundPicture'],
  [/^.{4}ftyp(?:heic|heix|hevc|mif1|msf1|avif|avis)/su, 'FoundPicture'],
  [/^%PDF-/u, 'FoundPdf'],
  // Rich text, and what word processors wrote before they packed it as ZIP.
  [/^(?:\{\\rtf|\xD0\xCF\p{Cc}\xE0)/u, 'FoundDocument'],
  [/^(?:7z\xBC\xAF|Rar!|\xFD7zXZ|BZh\d|\x28\xB5\x2F\xFD)/u, 'FoundArchive'],
]

/** Names of files that hold no plain text, by what is behind their last dot. */
const NO_TEXT =
  /\.(?:zip|json|jsonld|html?|xhtml|xml|gz|tgz|7z|rar|tar|paprikarecipes?|pdf|docx?|odt|rtf|pages|xlsx?|csv|jpe?g|png|webp|gif|heic|avif|svg|mp4|mov|exe)$/iu

/** Whether bytes begin as a ZIP archive does, whatever their name says. */
export function isArchive(start: Uint8Array): boolean {
  const [p, k, one, two] = start
  return (
    p === 0x50 && k === 0x4b && [0x0304, 0x0506, 0x0708].includes(((one ?? 0) << 8) | (two ?? 0))
  )
}

/** Whether bytes begin as gzip does. */
export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/** What a file is that holds no recipe, by its bytes; undefined for what may hold one. */
export function foundInstead(bytes: Buffer): ImportFailure | undefined {
  const start = bytes.toString('latin1', 0, ASCII_START)
  const found = STARTS.find(([pattern]) => pattern.test(start))?.[1]
  if (found) return found
  if (bytes.toString('latin1', 257, 262) === 'ustar') return 'FoundArchive'
  return /^(?:<\?xml[^>]{0,200}>\s*)?<svg/u.test(bytes.toString('latin1', 0, 500))
    ? 'FoundPicture'
    : undefined
}

/** Whether a text has bytes in it that no text has. */
export const isNoText = (text: string): boolean =>
  /(?![\t\n\v\f\r\u0080-\u009F])\p{Cc}/u.test(text.slice(0, 10_000))

/** Whether a file is called as something else than a text. */
export const isCalledOtherwise = (fileName: string): boolean => NO_TEXT.test(fileName.trim())

/** Whether an archive is a document of an office program or a book, by the names of its files. */
export function isDocument(names: readonly string[]): boolean {
  return names.includes('[Content_Types].xml') || names.includes('mimetype')
}
