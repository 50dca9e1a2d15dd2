import { cva } from 'class-variance-authority'

/** Variants of the box: a native checkbox without the browser's appearance. */
export const checkboxVariants = cva(
  [
    'peer m-0 shrink-0 cursor-pointer appearance-none border-[1.5px] border-line-control bg-surface transition-[background-color,border-color] group-hover/check:border-ink',
    'checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action group-hover/check:checked:border-action',
    'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line-control disabled:bg-sunken disabled:checked:border-line-control disabled:checked:bg-line-control unavailable:cursor-progress',
    'forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:indeterminate:bg-[Highlight] forced-colors:disabled:border-[GrayText] forced-colors:disabled:bg-[Canvas]',
  ],
  {
    variants: {
      variant: {
        /** In a form. */
        box: 'size-6 rounded-inner',
        /** For lists that are ticked off. */
        round: 'size-6 rounded-full',
        /** For settings that apply at once, at the end of the row. */
        switch: 'h-6.5 w-11 rounded-full',
      },
    },
    defaultVariants: { variant: 'box' },
  },
)
