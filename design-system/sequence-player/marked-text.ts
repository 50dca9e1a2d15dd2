/** A run of text. Text in `<b>` is an amount. */
export interface TextRun {
  text: string
  isAmount: boolean
}

const AMOUNT = /(<b>[^<]*<\/b>)/u
const TAG = /<\/?[a-z][^<>]*>/giu
const FIRST_SENTENCE = /^.*?[.!?](?=\s|$)/u

/** Strips markup. A "<" that opens no tag is kept. */
export function withoutTags(text: string): string {
  return text.replace(TAG, '').trim()
}

/** Splits a text into runs, so that amounts can be rendered bold without trusting any markup. */
export function textRuns(text: string): TextRun[] {
  return text
    .split(AMOUNT)
    .map((run) => ({ text: run.replace(TAG, ''), isAmount: run.startsWith('<b>') }))
    .filter(({ text }) => text !== '')
}

/** The first sentence of a text, with its markup. */
export function firstSentence(text: string): string {
  return FIRST_SENTENCE.exec(text)?.[0] ?? text
}

/** Adds a full stop to a line without one, so that screen readers pause after it. */
export function asSentence(line: string): string {
  return /[.!?…]$/u.test(line) ? line : `${line}.`
}
