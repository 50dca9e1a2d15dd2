/** Classes of text inputs and selects: a box with the border of a control. */
export const FIELD =
  'min-h-field w-full rounded-control border-[1.5px] border-line-control bg-surface px-3.5 text-body text-ink hover:border-ink aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]'

/** Additional classes of text inputs: dashed and sunken when read-only. */
export const TYPED =
  'read-only:not-disabled:border-dashed read-only:not-disabled:bg-sunken read-only:hover:border-line-control'

/** Classes of a label above a field. A long word breaks rather than widen a column of a grid. */
export const FIELD_LABEL = 'mb-1.5 block text-label font-semibold wrap-anywhere'
