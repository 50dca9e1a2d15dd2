import type { IconNode } from 'lucide'
import type { ComponentType, SVGProps } from 'react'
import { Outline } from '#design-system/icon/drawing.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** A drawing of our own on a 24 grid, from `brand.tsx` and `dish-types.ts`. */
export type OwnDrawing = ComponentType<SVGProps<SVGSVGElement>>

/** A drawing on a 24 grid: the shapes of a Lucide icon, or one of ours. */
export type IconDrawing = IconNode | OwnDrawing

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fill'> {
  /** The drawing. */
  of: IconDrawing
  /** 16 px, 1.25 × the text, 24 px or 32 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Filled with the text colour: heart that is on, stars, play. @default false */
  fill?: boolean
}

const SIZES = { s: 'size-4', m: undefined, l: 'size-6', xl: 'size-8' } as const

/** A decorative icon; words beside it, or the label of its button, say what it means. */
export function Icon({ of: drawing, size = 'm', fill = false, className, ...props }: IconProps) {
  const attributes = {
    'data-slot': 'icon',
    'aria-hidden': true,
    ...props,
    className: cn(SIZES[size], fill && 'fill-current', className) || undefined,
  } as const
  if (Array.isArray(drawing)) return <Outline shapes={drawing} {...attributes} />
  const Drawing = drawing
  return <Drawing {...attributes} />
}
