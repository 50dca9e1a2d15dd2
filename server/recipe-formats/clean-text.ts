import { Parser } from 'htmlparser2'
import { checkDepth } from './check-depth.ts'

/** Elements after which a line ends. */
const BLOCKS = new Set(
  'p div br li ul ol tr h1 h2 h3 h4 h5 h6 section article blockquote table dd dt hr'.split(' '),
)
/** Elements around which a word ends. */
const CELLS = new Set(['td', 'th'])
/** Elements of which nothing is read. */
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'svg',
  'title',
  'head',
])
/** How often a text is taken out of markup that was written as a text. */
const LAYERS = 3
/** Characters that are read of a text: far more than any field of a recipe may have. */
const LENGTH_MAX = 200_000
/** Control characters but tab and line feed, marks that turn the direction of a text, fillers. */
const CONTROL =
  /(?![\t\n])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\uFFFD]/gu

function textOfMarkup(markup: string): string {
  checkDepth(markup)
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent += 1
      if (BLOCKS.has(name)) text += '\n'
      else if (CELLS.has(name)) text += ' '
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1
      if (BLOCKS.has(name)) text += '\n'
    },
    ontext: (part) => {
      if (silent === 0) text += part
    },
  })
  parser.end(markup)
  return text
}

/** Whether there may be markup or an entity in a text. */
const hasMarkup = (text: string) => /<[/!a-z]|&(?:#|[a-z])/iu.test(text)

/** The lines of a text without markup, entities and control characters; blank ones are left out. */
export function cleanLines(text: string): string[] {
  let plain = text.slice(0, LENGTH_MAX).replaceAll(/\r\n?/gu, '\n')
  for (let layer = 0; layer < LAYERS && hasMarkup(plain); layer++) plain = textOfMarkup(plain)
  return plain
    .replaceAll(CONTROL, '')
    .toWellFormed()
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
}

/** A text of one line, at most so many characters, without half a character at the end. */
export function cleanText(text: string, maxLength: number): string {
  return shorten(cleanLines(text).join(' '), maxLength)
}

/** The start of a text. */
export function shorten(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')
    .trim()
}
