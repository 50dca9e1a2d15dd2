/** Looks of everything that is typed into or chosen from: a box with the boundary of a control. */
export const FIELD =
  'min-h-12 w-full rounded-control border-[1.5px] border-line-control bg-surface px-3.5 text-body text-ink hover:border-ink aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]'

/** Further looks of what is typed into: dashed and sunken when it can only be read. */
export const TYPED =
  'read-only:not-disabled:border-dashed read-only:not-disabled:bg-sunken read-only:hover:border-line-control'

/** Looks of the words above a field. */
export const FIELD_LABEL = 'mb-1.5 block text-label font-semibold'
