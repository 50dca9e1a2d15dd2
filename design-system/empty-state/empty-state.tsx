import type { ComponentProps, ReactNode } from 'react'
import { Plate, type PlateArt } from '#design-system/empty-state/plate.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is the case, in a few words. */
  title: ReactNode
  /** One sentence: what is safe, and what to do. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** What lies on the plate. @default 'crumbs' */
  art?: PlateArt
  /** Level of its heading. @default 'h2' */
  headingLevel?: 'h1' | 'h2' | 'h3'
}

/** The place of a list or screen that has nothing to show: plate, words, one way on. */
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
      className={cn('mx-auto max-w-[34rem] px-4 py-16 text-center', className)}
      {...props}
    >
      <Plate art={art} className="mx-auto mb-6 w-30" />
      <Heading className={Heading === 'h1' ? 'text-title' : 'text-heading'}>{title}</Heading>
      {children !== undefined && <p className="mt-2 text-ink-soft">{children}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
