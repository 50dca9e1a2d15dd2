import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link PictureButton}. */
export interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: its accessible name. */
  label: string
  /** An `Image` without words of its own. */
  children: ReactNode
}

/** A picture that does something when it is pressed, such as opening a dialog. */
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
