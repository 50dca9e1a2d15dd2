/** Props of {@link CutText}. */
export interface CutTextProps {
  /** The text as shown, possibly shortened and with an ellipsis. */
  text: string
  /** The full text, when `text` was shortened. */
  full: string | undefined
}

/**
 * A text that may be shortened. CSS draws the ellipsis, so that the visible words are part of the full
 * text, which is the accessible name (WCAG 2.5.3).
 */
export function CutText({ text, full }: CutTextProps) {
  if (full === undefined) return text
  let end = 0
  while (end < text.length && text[end] === full[end]) end += 1
  return (
    <span data-tail={text.slice(end)} className="after:content-[attr(data-tail)]">
      {text.slice(0, end)}
    </span>
  )
}
