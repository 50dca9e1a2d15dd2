import type { BothLanguages, Correction, Draft, DraftLine } from '#contract/own-recipes/draft.ts'
import { DRAFT_LINE_MAX, DRAFT_LINES_MAX } from '#contract/own-recipes/limits.ts'
import { joinDraftText, splitDraftText } from '#cooking/writing/draft-text.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { moved, newKey, ownText, replaced, textIn, withText, type Edit } from './texts.ts'

/** Where the cursor goes after an edit. */
export interface Place {
  readonly key: string
  /** In UTF-16 units. */
  readonly caret: number
}

/** An edit, and where the cursor goes. */
export interface PlacedEdit {
  readonly edit: Edit
  readonly place: Place
}

/** A bullet, a box or a number before a line that was pasted. */
const BULLET = /^\s*(?:[-–—*•·▢☐]\s+|\[[ x]?\]\s*)/u
/** "For the filling:" */
const HEADING = /^(.*\S)\s*:\s*$/u

const withLines = (draft: Draft, lines: DraftLine[]): Draft => ({
  ...draft,
  Lines: lines.slice(0, DRAFT_LINES_MAX),
})

/** A new line of a text: a heading where the text ends with a colon. */
export function lineOf(text: string, language: Language, key = newKey('i')): DraftLine {
  const heading = HEADING.exec(text)?.[1]
  const words = (heading ?? text).slice(0, DRAFT_LINE_MAX)
  return {
    Key: key,
    ...(heading !== undefined && { IsHeading: true as const }),
    Text: withText(undefined, language, words),
  }
}

/** The lines of a text that was pasted; empty for one line or none. */
export function pastedLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.replace(BULLET, '').trim())
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 ? filled : []
}

/**
 * Another text of a line; a line that is not there is added at the end. What the cook said that it means
 * goes with the words that it was said of.
 */
export function writeLine(key: string, language: Language, text: string): Edit {
  return (draft) => {
    const read = lineOf(text, language, key)
    if (!draft.Lines.some(({ Key }) => Key === key)) return withLines(draft, [...draft.Lines, read])
    return withLines(
      draft,
      replaced(draft.Lines, key, (line) => {
        const isHeading = line.IsHeading ?? read.IsHeading
        const words = line.IsHeading ? text.slice(0, DRAFT_LINE_MAX) : (read.Text[language] ?? '')
        const kept = textIn(line.Text, draft.Language).language === language ? bare(line) : line
        return {
          ...kept,
          ...(isHeading && { IsHeading: isHeading }),
          Text: withText(line.Text, language, words),
        }
      }),
    )
  }
}

/** A line without what was said about its words. */
function bare(line: DraftLine): DraftLine {
  const { Correction: _, IsSettled: __, ...rest } = line
  return rest
}

/** A new line after another one; before all lines without `after`. */
export function addLine(after: string | undefined, line: DraftLine): Edit {
  return (draft) => {
    const at = draft.Lines.findIndex(({ Key }) => Key === after) + 1
    return withLines(draft, draft.Lines.toSpliced(at, 0, line))
  }
}

/** Divides a line at the cursor (Enter). */
export function divideLine(
  draft: Draft,
  key: string,
  language: Language,
  caret: number,
): PlacedEdit {
  const line = draft.Lines.find(({ Key }) => Key === key)
  const words = ownText(line?.Text, language)
  const next = lineOf(words.slice(caret).trimStart(), language)
  const edit: Edit = (now) => {
    const rest = words.slice(0, caret).trimEnd()
    const divided = rest === words ? now : writeLine(key, language, rest)(now)
    return addLine(key, next)(divided)
  }
  return { edit, place: { key: next.Key, caret: 0 } }
}

/** Puts a line behind the one above (Backspace at its start); undefined for the first one. */
export function joinLine(draft: Draft, key: string, language: Language): PlacedEdit | undefined {
  const at = draft.Lines.findIndex(({ Key }) => Key === key)
  const [above, line] = [draft.Lines[at - 1], draft.Lines[at]]
  if (!above || !line) return undefined
  const before = ownText(above.Text, language)
  const after = ownText(line.Text, language)
  const joint = before === '' || after === '' ? '' : ' '
  const edit: Edit = (now) => {
    const left = removeLine(key)(now)
    return after === '' ? left : writeLine(above.Key, language, before + joint + after)(left)
  }
  return { edit, place: { key: above.Key, caret: before.length } }
}

/** Puts lines that were pasted into a line at the cursor: the line keeps what stands around it. */
export function pasteLines(
  draft: Draft,
  key: string,
  language: Language,
  range: { start: number; end: number },
  pasted: readonly string[],
): PlacedEdit {
  const line = draft.Lines.find(({ Key }) => Key === key)
  const words = ownText(line?.Text, language)
  const before = words.slice(0, range.start)
  const after = words.slice(range.end)
  const [first = '', ...others] = pasted
  const last = others.pop() ?? ''
  const added = [...others, last + after].map((text) => lineOf(text, language))
  const edit: Edit = (now) => {
    const begun = writeLine(key, language, before + first)(now)
    return added.reduce<[Draft, string]>(
      ([result, above], next) => [addLine(above, next)(result), next.Key],
      [begun, key],
    )[0]
  }
  const end = added.at(-1)
  const caret = ownText(end?.Text, language).length - after.length
  return { edit, place: { key: end?.Key ?? key, caret: Math.max(0, caret) } }
}

/** Deletes a line. Where steps name it, its words stay. */
export function removeLine(key: string): Edit {
  const plain = (text: string) =>
    joinDraftText(
      splitDraftText(text).map((piece) =>
        typeof piece !== 'string' && piece.key === key ? piece.word : piece,
      ),
    )
  return (draft) => {
    const Steps = draft.Steps.map((step) => {
      const Text: BothLanguages = {}
      for (const language of LANGUAGES)
        if (step.Text[language]) Text[language] = plain(step.Text[language])
      const Parts = step.Parts?.filter(({ Line }) => Line !== key)
      return { ...step, Text, ...(Parts && { Parts }) }
    })
    return { ...draft, Lines: draft.Lines.filter(({ Key }) => Key !== key), Steps }
  }
}

/** Moves a line up or down (Alt and an arrow). */
export function moveLine(key: string, by: 1 | -1): Edit {
  return (draft) => withLines(draft, moved(draft.Lines, key, by))
}

/** What the cook says that a line means. */
export function correctLine(key: string, correction: Correction): Edit {
  const change = (line: DraftLine): DraftLine => {
    const { IsAsWritten: _, IsHeading: __, ...rest } = line
    return { ...rest, Correction: correction, IsSettled: true }
  }
  return (draft) => withLines(draft, replaced(draft.Lines, key, change))
}

/** What a line is, in place of what it was read as. */
export function settleLine(key: string, as: 'asWritten' | 'heading' | 'right'): Edit {
  const change = (line: DraftLine): DraftLine => {
    if (as === 'right') return { ...line, IsSettled: true }
    const { Correction: _, IsAsWritten: __, IsHeading: ___, ...rest } = line
    return as === 'heading'
      ? { ...rest, IsHeading: true }
      : { ...rest, IsAsWritten: true, IsSettled: true }
  }
  return (draft) => withLines(draft, replaced(draft.Lines, key, change))
}
