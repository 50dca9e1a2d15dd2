import { cva } from 'class-variance-authority'

/** Variants of an icon button. */
export const iconButtonVariants = cva(
  [
    'icon-button',
    'unavailable:cursor-not-allowed unavailable:text-line-control forced-colors:unavailable:text-[GrayText]',
  ],
  {
    variants: {
      variant: {
        /** On the page, without a box until hovered. */
        bare: 'rounded-control not-unavailable:hover:bg-tint',
        /** With a border, beside buttons. */
        boxed:
          'rounded-control border-[1.5px] border-line-control bg-surface not-unavailable:hover:border-ink not-unavailable:hover:bg-tint',
        /** A round disc on a picture. */
        plate:
          'rounded-full bg-chip-on-image text-ink shadow-plate not-unavailable:hover:bg-tint forced-colors:border forced-colors:border-[ButtonText]',
        /** On the dark player, or on a note. */
        stage:
          'rounded-control not-unavailable:hover:bg-[color-mix(in_srgb,currentColor_16%,transparent)]',
      },
      size: { s: 'size-10', m: 'size-target', l: 'size-13', xl: 'size-14' },
    },
    defaultVariants: { variant: 'bare', size: 'm' },
  },
)
