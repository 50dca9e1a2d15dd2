import { textRuns } from '#design-system/sequence-player/marked-text.ts'

/** A marked text with its amounts bold; number and unit never part. */
export function MarkedWords({ text }: { text: string }) {
  return textRuns(text).map((run, index) =>
    run.isAmount ? (
      // The runs of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <b key={index} className="font-semibold whitespace-nowrap">
        {run.text}
      </b>
    ) : (
      run.text
    ),
  )
}
