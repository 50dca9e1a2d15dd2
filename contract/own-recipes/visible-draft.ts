import { visibleLine } from '../text/typed-line.ts'
import type { BothLanguages, Draft, DraftLine, DraftStep } from './draft.ts'

function both<Text extends BothLanguages | undefined>(text: Text): Text {
  if (!text) return text
  const lines = Object.entries(text).map(([language, line]) => [language, visibleLine(line)])
  return Object.fromEntries(lines) as Text
}

const words = (list: readonly string[]) => list.map(visibleLine).filter((word) => word !== '')

function lineOf(line: DraftLine): DraftLine {
  const { Text, Correction } = line
  const Name = visibleLine(Correction?.Name ?? '')
  return {
    ...line,
    Text: both(Text),
    ...(Correction && {
      Correction: {
        ...Correction,
        // A name has a character, whatever it is.
        Name: Name || Correction.Name,
        Note: visibleLine(Correction.Note),
      },
    }),
  }
}

function stepOf(step: DraftStep): DraftStep {
  if (!step.Times) return step
  const Times = step.Times.map((time) =>
    time?.Name ? Object.assign({}, time, { Name: both(time.Name) }) : time,
  )
  return { ...step, Times }
}

/** A draft whose lines have nothing that nobody sees. Texts of several lines stay as they were typed. */
export function visibleDraft(draft: Draft): Draft {
  const { Name, Yield, Lines, Steps, Tags, Tools, Source } = draft
  return {
    ...draft,
    Name: both(Name),
    ...(Yield && {
      Yield: {
        ...Yield,
        ...(Yield.Of && { Of: both(Yield.Of) }),
        ...(Yield.Form && { Form: both(Yield.Form) }),
      },
    }),
    Lines: Lines.map(lineOf),
    Steps: Steps.map(stepOf),
    Tags: words(Tags),
    Tools: words(Tools),
    ...(Source && {
      Source: {
        ...Source,
        ...(Source.Name !== undefined && { Name: visibleLine(Source.Name) }),
        ...(Source.Address !== undefined && { Address: visibleLine(Source.Address) }),
        ...(Source.Licence !== undefined && { Licence: visibleLine(Source.Licence) }),
      },
    }),
  }
}
