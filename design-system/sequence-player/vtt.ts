import { withoutTags } from '#design-system/sequence-player/marked-text.ts'

/** A cue of a WebVTT file: times in seconds, text with or without markup. */
export interface Cue {
  start: number
  stop: number
  text: string
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

/** Seconds in WebVTT format: 83.5 is "00:01:23.500". */
export function vttTime(seconds: number): string {
  const total = Math.round(Math.max(seconds, 0) * 1000)
  const hours = pad(Math.floor(total / 3_600_000), 2)
  const minutes = pad(Math.floor(total / 60_000) % 60, 2)
  return `${hours}:${minutes}:${pad(Math.floor(total / 1000) % 60, 2)}.${pad(total % 1000, 3)}`
}

/** Text for a cue, without tags, special characters, and blank lines, which would end the cue. */
function cueText(text: string): string {
  return withoutTags(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/gu, (space) => (space.includes('\n') ? ' ' : space))
}

/** A WebVTT file. Cues without duration are left out, because the format forbids them. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues
    .filter(({ start, stop }) => stop > start)
    .map(({ start, stop, text }) => `${vttTime(start)} --> ${vttTime(stop)}\n${cueText(text)}`)
  return ['WEBVTT', ...blocks].join('\n\n') + '\n'
}
