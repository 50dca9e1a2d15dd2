import { cva } from 'class-variance-authority'

/** Sizes of a round portrait. */
export const avatarVariants = cva('avatar', {
  variants: {
    size: {
      /** 24 px, in a line of text. */
      s: 'size-6 text-[0.5625rem]',
      /** 36 px. */
      m: 'size-9 text-bar shadow-[0_0_0_2px_var(--color-ground),0_0_0_3px_var(--color-line-control)]',
      /** 56 px. */
      l: 'size-14 text-subheading shadow-[0_0_0_2px_var(--color-ground),0_0_0_3px_var(--color-line-control)]',
      /** 128 px, the picture of an author's card. */
      plate: 'size-32 text-title',
      /** The portrait of an author, with the double rim. */
      xl: 'rim-round size-[clamp(7rem,16vw,12rem)] text-[3rem]',
    },
  },
  defaultVariants: { size: 'm' },
})
