import { cva } from 'class-variance-authority'

/** Variants of a button: slightly rounded corners, at least 44 px high. */
export const buttonVariants = cva(
  [
    'button',
    'unavailable:cursor-not-allowed not-aria-busy:unavailable:border-line not-aria-busy:unavailable:bg-sunken not-aria-busy:unavailable:text-ink-soft',
    'forced-colors:border-[ButtonText] forced-colors:not-aria-busy:unavailable:border-[GrayText] forced-colors:not-aria-busy:unavailable:text-[GrayText]',
  ],
  {
    variants: {
      variant: {
        /** The one main action of a region. */
        primary:
          'border-transparent bg-action text-on-action not-unavailable:hover:bg-action-hover not-unavailable:active:bg-action-press',
        /** Every other action. */
        quiet:
          'border-line-control bg-surface text-ink not-unavailable:hover:border-ink not-unavailable:hover:bg-tint',
        /** An action within text. Not underlined, because it is not a link. */
        bare: 'border-transparent bg-transparent text-link not-unavailable:hover:bg-tint',
        /** For films only: "Cook along". At most one per region. */
        flame: 'border-flame-edge bg-flame text-on-flame not-unavailable:hover:bg-flame-hover',
        /** An action that cannot be undone. */
        danger:
          'border-transparent bg-danger-fill text-on-danger not-unavailable:hover:[filter:brightness(1.1)]',
      },
      size: {
        s: 'min-h-10 px-3.5 py-1.5 text-label',
        m: 'min-h-target px-4.5 py-2 text-label',
        // On a narrow window with large text the word needs the room.
        l: 'min-h-13 px-[min(1.5rem,7.5vw)] py-2 text-[1.0625rem]',
        /** Large, for wet hands: "Continue". */
        xl: 'min-h-16 px-7 py-2 text-[1.25rem]',
      },
      full: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'quiet', size: 'm', full: false },
  },
)
