import type { IconNode } from 'lucide'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** A drawing of this project on a 24 grid, from `brand.tsx` and `dish-types.ts`. */
export type OwnDrawing = ComponentType<SVGProps<SVGSVGElement>>

/** An outline drawing: 24 grid, stroke 1.6, round caps. */
export function strokes(path: string): OwnDrawing {
  return function Strokes(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" {...props} className={cn('stroke-[1.6]', props.className)}>
        <path d={path} />
      </svg>
    )
  }
}

/** Props of {@link Outline}. */
export interface OutlineProps extends SVGProps<SVGSVGElement> {
  /** Shapes in Lucide's format. */
  shapes: IconNode
}

/** An outline of Lucide: 24 grid, stroke 1.75, round caps. */
export function Outline({ shapes, ...props }: OutlineProps) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      {shapes.map(([shape, attributes]) =>
        createElement(shape, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
