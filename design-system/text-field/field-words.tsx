import type { ComponentProps } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert } from '#design-system/icon/lucide.ts'

/** The hint of a control, which references it in `aria-describedby` before the error. */
export function FieldHint(props: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-hint"
      className="mt-1.5 text-caption text-ink-soft wrap-anywhere"
      {...props}
    />
  )
}

/** The error message of a control, which references it in `aria-describedby`. */
export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className="mt-1.5 flex items-start gap-1.5 text-label font-medium text-danger"
      {...props}
    >
      <Icon of={CircleAlert} size="s" className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Joins ids for `aria-describedby`; undefined when there is none. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
