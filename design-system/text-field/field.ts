/** Looks of everything that is typed into or chosen from: a box with the boundary of a control. */
export const FIELD =
  'min-h-12 w-full rounded-control border-[1.5px] border-line-control bg-surface px-3.5 text-body text-ink placeholder:text-ink-soft placeholder:opacity-100 hover:border-ink'

/** Looks of the words above a field. */
export const FIELD_LABEL = 'mb-1.5 block text-label font-semibold'
