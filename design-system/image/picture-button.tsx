import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link PictureButton}. */
export interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: the action. */
  label: string
  /** An `Image` with an empty `alt`. */
  children: ReactNode
}

/** A picture as a button, such as one that opens a dialog. */
export function PictureButton({ label, className, ...props }: PictureButtonProps) {
  return (
    <button
      data-slot="picture-button"
      type="button"
      aria-label={label}
      className={cn('overflow-hidden rounded-sheet', className)}
      {...props}
    />
  )
}
