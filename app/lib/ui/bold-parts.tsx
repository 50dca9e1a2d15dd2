/** Props of {@link BoldParts}. */
export interface BoldPartsProps {
  /** Text between asterisks is bold: `Open *Settings*`. */
  text: string
}

/** A text of the words with bold parts. */
export function BoldParts({ text }: BoldPartsProps) {
  return text.split('*').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts are identified by position
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  )
}
