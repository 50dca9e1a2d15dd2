import type { SVGProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** The drawing on the plate: crumbs (nothing found), a crack (an error), a tick (all done), a number (404). */
export type PlateArt = 'crumbs' | 'crack' | 'tick' | (string & {})

/** Props of {@link Plate}: those of an `<svg>`. */
export interface PlateProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** The drawing. Any other text is written on the plate. @default 'crumbs' */
  art?: PlateArt
}

const DRAWN = new Set(['crumbs', 'crack', 'tick'])

/** The illustration of empty states and errors. */
export function Plate({ art = 'crumbs', className, ...props }: PlateProps) {
  return (
    <svg
      data-slot="plate"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={cn('text-ink', className)}
      {...props}
    >
      <path d="M106 74a50 50 0 1 1-5-52" strokeWidth="4" />
      <path d="M92 70a34 34 0 1 1-4-37" strokeWidth="1.5" />
      {art === 'crumbs' && (
        <>
          <path d="M44 68h.01M52 76h.01" strokeWidth="4" />
          <path d="M58 70h.01" strokeWidth="2.5" />
        </>
      )}
      {art === 'crack' && <path d="M52 8l-7 15 10 9-8 13 9 8" strokeWidth="2" />}
      {art === 'tick' && <path d="M42 57l11 11 21-24" strokeWidth="4" strokeLinejoin="round" />}
      {!DRAWN.has(art) && (
        <text
          x="56"
          y="64"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          fontSize="24"
          fontWeight="700"
          letterSpacing="-1"
        >
          {art}
        </text>
      )}
    </svg>
  )
}
