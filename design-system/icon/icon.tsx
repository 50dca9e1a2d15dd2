import type { IconNode } from 'lucide'
import type { SVGProps } from 'react'
import { Outline, type OwnDrawing } from '#design-system/icon/drawing.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** A drawing on a 24 grid: shapes of a Lucide icon, or a drawing of this project. */
export type IconDrawing = IconNode | OwnDrawing

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fill'> {
  /** The drawing. */
  of: IconDrawing
  /** 16 px, 1.25 × the text, 24 px or 32 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Filled with the text colour: active heart, stars, play. @default false */
  fill?: boolean
}

const SIZES = { s: 'size-4', m: undefined, l: 'size-6', xl: 'size-8' } as const

/** A decorative icon. Text beside it or the label of its button gives its meaning. */
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
