/** A run of a text; what stood in `<b>` is an amount. */
export interface TextRun {
  text: string
  isAmount: boolean
}

const AMOUNT = /(<b>[^<]*<\/b>)/u
const TAG = /<\/?[a-z][^<>]*>/giu
const FIRST_SENTENCE = /^.*?[.!?](?=\s|$)/u

/** A text without its markup (VID-08). A "<" that opens no tag stays. */
export function withoutTags(text: string): string {
  return text.replace(TAG, '').trim()
}

/** A text in runs, so that amounts can be printed bold without trusting any markup. */
export function textRuns(text: string): TextRun[] {
  return text
    .split(AMOUNT)
    .map((run) => ({ text: run.replace(TAG, ''), isAmount: run.startsWith('<b>') }))
    .filter(({ text }) => text !== '')
}

/** The first sentence of a text, with its marks; the whole text when it is one sentence. */
export function firstSentence(text: string): string {
  return FIRST_SENTENCE.exec(text)?.[0] ?? text
}

/** A line as a sentence of its own, for a voice that reads on. */
export function asSentence(line: string): string {
  return /[.!?…]$/u.test(line) ? line : `${line}.`
}
