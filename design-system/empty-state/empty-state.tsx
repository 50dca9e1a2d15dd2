import type { ComponentProps, ReactNode } from 'react'
import { Plate, type PlateArt } from '#design-system/empty-state/plate.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The state in a few words. */
  title: ReactNode
  /** One sentence: what is preserved, and what to do. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** The drawing on the plate. @default 'crumbs' */
  art?: PlateArt
  /** Level of its heading. @default 'h2' */
  headingLevel?: 'h1' | 'h2' | 'h3'
}

/** Shown instead of an empty or failed list or screen: plate, text, one action. */
export function EmptyState({
  title,
  children,
  action,
  art = 'crumbs',
  headingLevel: Heading = 'h2',
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'mx-auto max-w-[34rem] px-4 py-[min(--spacing(16),8svh)] text-center',
        className,
      )}
      {...props}
    >
      <Plate art={art} className="mx-auto mb-6 w-[min(--spacing(30),20svh)]" />
      <Heading className={Heading === 'h1' ? 'text-title' : 'text-heading'}>{title}</Heading>
      {children !== undefined && <p className="mt-2 text-ink-soft">{children}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
