import { readFileSync } from 'node:fs'

const FILE = 'design-system/icon/brand-marks.svg'

/**
 * Puts the markup of each brand mark into the module that draws it. The application references one
 * file instead, but a server without a bundler would render that file's path on its own disk.
 *
 * @param text the built module of `design-system/icon/brand.tsx`
 * @throws when a mark is not in the file, or when the module draws none
 */
export function inlineMarks(text: string): string {
  const marks = readFileSync(FILE, 'utf8')
  const markup = (id: string) => {
    const [, drawing] = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(marks) ?? []
    if (drawing === undefined) throw new Error(`${FILE} has no mark ${id}.`)
    return JSON.stringify(drawing.trim())
  }
  const inlined = text
    .replace(/^import \{ brandMarkMarkup \}.*\n/m, '')
    .replace('brandMarkMarkup(id)', 'id')
    .replaceAll(/\bmark\('([\w-]+)'\)/g, (_, id: string) => `mark(${markup(id)})`)
  if (inlined.includes('brandMarkMarkup') || !inlined.includes('mark("<path'))
    throw new Error('The brand marks are drawn in a way that the build does not know.')
  return inlined
}
