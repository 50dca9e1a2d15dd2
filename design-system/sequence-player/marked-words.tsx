import { textRuns } from '#design-system/sequence-player/marked-text.ts'

/** Text with bold amounts. Number and unit do not break. */
export function MarkedWords({ text }: { text: string }) {
  return textRuns(text).map((run, index) =>
    run.isAmount ? (
      // oxlint-disable-next-line react/no-array-index-key -- the runs of a text are never reordered
      <b key={index} className="font-semibold whitespace-nowrap">
        {run.text}
      </b>
    ) : (
      run.text
    ),
  )
}
