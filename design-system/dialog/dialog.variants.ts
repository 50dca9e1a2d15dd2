import { cva } from 'class-variance-authority'

/**
 * Variants of a dialog. The dialog itself scrolls, so that keys scroll it wherever the focus is.
 */
export const dialogVariants = cva(
  'fixed z-dialog flex flex-col overflow-auto shadow-overlay outline-none forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      shape: {
        /** Centred; on phones a sheet from below. */
        dialog: [
          'inset-0 m-auto h-fit bg-surface max-h-[calc(100svh-2rem)] rounded-sheet data-open:animate-rise',
          'max-tablet:inset-x-0 max-tablet:top-auto max-tablet:bottom-0 max-tablet:mb-0 max-tablet:max-h-[92svh] max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-b-none max-tablet:data-open:animate-slide-up',
        ],
        /** At the inline end of the window, full height; on phones full screen. */
        drawer: 'inset-y-0 inset-e-0 w-full max-w-[34rem] bg-surface data-open:animate-fade-in',
        /** Fills the window like a page. Its content has its own layout. */
        full: 'inset-0 bg-ground data-open:animate-fade-in',
      },
      size: {
        /** 27 rem: a question. */
        m: '',
        /** 40 rem: a list or a form. */
        l: '',
        /** 60 rem: a film. */
        xl: '',
      },
    },
    compoundVariants: [
      { shape: 'dialog', size: 'm', className: 'w-[calc(100%-2rem)] max-w-dialog' },
      { shape: 'dialog', size: 'l', className: 'w-[calc(100%-2rem)] max-w-[40rem]' },
      { shape: 'dialog', size: 'xl', className: 'w-[calc(100%-2rem)] max-w-[60rem]' },
    ],
    defaultVariants: { shape: 'dialog', size: 'm' },
  },
)
