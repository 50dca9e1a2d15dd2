import { writeClock, writeVttTime } from './times.ts'

/** A text for a file, with its times in milliseconds. */
export interface WrittenCue {
  /** Its name in the file. @default none */
  readonly id?: string
  readonly StartsMs: number
  readonly StopsMs: number
  /** Plain. A line break is kept; a blank line, which would end the cue, is not. */
  readonly text: string
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/gu, (space) => {
      if (/[\n\r]/u.test(space)) return '\n'
      return space === '\u00a0' ? '&nbsp;' : ' '
    })
    .trim()
}

/**
 * A WebVTT file. What it says comes back from `readVtt`. A cue without words or duration is left out, because
 * the format has none.
 *
 * @param head lines of its head, such as `Kind: captions`
 */
export function writeVtt(cues: readonly WrittenCue[], head: readonly string[] = []): string {
  const blocks = cues
    .filter(({ StartsMs, StopsMs, text }) => StopsMs > StartsMs && text.trim() !== '')
    .map(({ id, StartsMs, StopsMs, text }) =>
      [
        ...(id === undefined ? [] : [id]),
        `${writeVttTime(StartsMs)} --> ${writeVttTime(StopsMs)}`,
        escaped(text),
      ].join('\n'),
    )
  return `${[['WEBVTT', ...head].join('\n'), ...blocks].join('\n\n')}\n`
}

/** Lines such as "00:42 Chop", one for each beginning, as they stand below films elsewhere. */
export function writeLines(
  beginnings: readonly { readonly atMs: number; readonly title: string }[],
): string {
  return beginnings
    .map(({ atMs, title }) => `${writeClock(atMs)} ${title.replaceAll(/\s+/gu, ' ').trim()}\n`)
    .join('')
}
