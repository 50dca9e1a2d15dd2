import { readFile } from 'node:fs/promises'
import type { HostRelease } from '#contract/host/release.ts'
import { RELEASE } from '#server/lib/version.ts'

const NOTES = new URL('../../CHANGELOG.md', import.meta.url)
/** Begins a release of the notes: `## 1.4.0` or `## 1.4.0 (date)`. */
const RELEASE_LINE = /^## v?(\d+\.\d+\.\d+\S*)/
const HEADING = /^### (.+)/

/** The release notes of the running version, from CHANGELOG.md. */
export async function readRelease(): Promise<Pick<HostRelease, 'Release' | 'Notes'>> {
  // The file may be missing in an image.
  const text = await readFile(NOTES, 'utf8').catch(() => '')
  return { Release: RELEASE, Notes: notesOf(text, RELEASE) }
}

/** The releases that notes are about, as they stand there. */
export function releasesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => RELEASE_LINE.exec(line)?.[1] ?? [])
}

/** The lines of a release in the notes, without Markdown. */
export function notesOf(text: string, release: string): HostRelease['Notes'] {
  const notes: { Heading: string; Text: string }[] = []
  let isOfRelease = false
  let heading = ''
  let isOpen = false
  for (const line of text.split('\n')) {
    const [, named] = RELEASE_LINE.exec(line) ?? []
    const [, under] = HEADING.exec(line) ?? []
    const words = line.trim()
    if (named !== undefined) {
      isOfRelease = named === release
      heading = ''
    } else if (under !== undefined) heading = plain(under)
    else if (isOfRelease && words !== '') {
      const last = notes.at(-1)
      const isItem = /^[-*] /.test(words)
      if (isOpen && !isItem && last) last.Text += ` ${plain(words)}`
      else notes.push({ Heading: heading, Text: plain(isItem ? words.slice(2) : words) })
    }
    isOpen = isOfRelease && words !== '' && named === undefined && under === undefined
  }
  return notes
}

/** Text without the Markdown of links, code and emphasis. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim()
}
