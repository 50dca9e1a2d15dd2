import { partName } from '#design-system/autocomplete/option.logic.ts'

/** Classes of one suggestion in a list below a field. */
export const OPTION =
  'flex min-h-target cursor-pointer items-center gap-2.5 rounded-inner px-2 py-1 text-label hover:bg-tint data-highlighted:bg-tint data-highlighted:shadow-[inset_3px_0_var(--color-rim)] rtl:data-highlighted:shadow-[inset_-3px_0_var(--color-rim)] forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-[Highlight]'

/** Props of {@link MarkedName}. */
export interface MarkedNameProps {
  /** What is suggested. */
  name: string
  /** What was typed. */
  text: string
}

/** A name with the first match of the typed text underlined. */
export function MarkedName({ name, text }: MarkedNameProps) {
  const [before, match, after] = partName(name, text)
  return (
    <span className="min-w-0">
      {before}
      {match !== '' && (
        <mark className="bg-transparent font-bold text-inherit underline underline-offset-[0.2em]">
          {match}
        </mark>
      )}
      {after}
    </span>
  )
}
