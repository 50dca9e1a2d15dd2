import { cva } from 'class-variance-authority'

/** Variants of a banner. */
export const bannerVariants = cva(
  'grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-1 rounded-control px-4 py-3.5 text-label forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'bg-success-tint [--tone:var(--color-success)]',
        danger: 'bg-danger-tint [--tone:var(--color-danger)]',
        /** A neutral message, such as being offline. */
        info: 'bg-flame-tint [--tone:var(--color-flame-ink)]',
        neutral: 'bg-tint [--tone:var(--color-link)]',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
