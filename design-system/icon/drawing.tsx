import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'
import type { OwnDrawing } from '#design-system/icon/icon.tsx'

/** A drawing in one stroke: 24 grid, stroke 1.6, round caps. */
export function strokes(path: string): OwnDrawing {
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

/** Props of {@link Outline}. */
export interface OutlineProps extends SVGProps<SVGSVGElement> {
  /** Shapes as Lucide describes them. */
  shapes: IconNode
}

/** An outline of Lucide: 24 grid, stroke 1.75, round caps. */
export function Outline({ shapes, ...props }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {shapes.map(([shape, attributes]) =>
        createElement(shape, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
