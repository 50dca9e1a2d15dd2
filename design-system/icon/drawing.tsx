import type { SVGProps } from 'react'
import type { IconDrawing } from '#design-system/icon/icon.tsx'

/** A drawing in one stroke: 24 grid, stroke 1.6, round caps. */
export function strokes(path: string): IconDrawing {
  return function Strokes(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={path} />
      </svg>
    )
  }
}

/** A filled mark in the colour of the text. */
export function mark(path: string): IconDrawing {
  return function Mark(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
        <path d={path} />
      </svg>
    )
  }
}
