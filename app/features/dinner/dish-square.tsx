import type { ReactNode } from 'react'

/** How dishes are told apart: by form, never by colour. In their order. */
const FORMS = ['filled', 'outlined', 'hatched', 'dotted'] as const

/** The form of a dish, for what shows it. */
export const formOf = (dish: number) => FORMS[dish % FORMS.length]!

/** A number in the form of its dish: a step, or all of them. */
export function DishSquare({ dish, children }: { dish: number; children: ReactNode }) {
  const isWide = typeof children === 'string' && children.length > 2
  return (
    <span className="dinner-no" data-form={formOf(dish)} data-wide={isWide || undefined}>
      {children}
    </span>
  )
}
