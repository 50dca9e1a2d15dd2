const DISABLED =
  'has-disabled:cursor-not-allowed has-disabled:text-ink-soft forced-colors:has-disabled:text-[GrayText]'

/** Classes of a radio group by variant. */
export const radioVariants = {
  /** One below the other, each with its ring. */
  list: {
    group: 'grid',
    option: `group/radio flex min-h-target cursor-pointer items-start gap-3 py-2.5 wrap-anywhere ${DISABLED}`,
    input:
      'm-0 size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-control bg-surface group-hover/radio:border-ink checked:border-8 checked:border-action group-hover/radio:checked:border-action group-aria-invalid/radios:border-danger disabled:border-line-control disabled:bg-sunken disabled:checked:border-line-control forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:checked:border-[Highlight] forced-colors:disabled:border-[GrayText]',
  },
  /** Side by side in one frame; the chosen one is filled. */
  segments: {
    group:
      'inline-grid max-w-full auto-cols-fr grid-flow-col rounded-control border-[1.5px] border-line-control bg-surface group-aria-invalid/radios:border-danger',
    option: `relative grid min-h-10.25 min-w-16 cursor-pointer place-items-center border-s border-line px-4 py-1.5 text-center text-label font-medium text-ink-soft first:rounded-s-inner first:border-s-0 last:rounded-e-inner hover:text-ink has-disabled:not-has-checked:bg-sunken has-checked:bg-ink has-checked:font-semibold has-checked:text-ground has-disabled:has-checked:bg-line-control has-disabled:has-checked:text-ground forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none ${DISABLED}`,
    input: 'absolute inset-0 z-lifted m-0 size-full cursor-[inherit] appearance-none rounded-inner',
  },
}
