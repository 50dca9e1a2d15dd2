import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { dialogVariants } from '#design-system/dialog/dialog.variants.ts'
import { X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useReturnFocus } from '#design-system/lib/use-return-focus.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link Dialog}; those of a `<div>` go to the dialog itself. */
export interface DialogProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'>,
    VariantProps<typeof dialogVariants> {
  /** Whether it is open. */
  open: boolean
  /** Called when it wants to close (Escape, veil, close button). */
  onOpenChange: (open: boolean) => void
  /** Its name, shown as its heading. */
  title: ReactNode
  /** Keeps the heading for screen readers only. @default false */
  titleHidden?: boolean
  /** One short sentence below the heading, read out when it opens. */
  description?: ReactNode
  /** Centres heading, sentence and content. @default false */
  centred?: boolean
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode
  /** Takes the focus when it opens; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Takes the focus after it closed, when what opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /**
   * Passed on to Radix: preventing the default keeps it open. Within `data-keeps-escape` the key
   * closes something smaller first and never arrives here.
   */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Layout of the content only. */
  className?: string
  /** The content. */
  children?: ReactNode
}

/** Whether the key was pressed in a part with something of its own to close, such as a list. */
function keepsEscape({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-keeps-escape]') !== null
}

/**
 * A modal dialog (APG dialog). It traps the focus, closes with Escape, and gives the focus back to
 * what had it before. Its style elements take the nonce set by `setNonce` of `get-nonce`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  centred = false,
  footer,
  initialFocus,
  returnFocus,
  role = 'dialog',
  onEscapeKeyDown,
  shape = 'dialog',
  size,
  className,
  children,
  ...props
}: DialogProps) {
  const messages = useMessages()
  const focus = useReturnFocus(returnFocus)
  const isPage = shape === 'full'
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          data-slot="veil"
          className="fixed inset-0 z-veil bg-veil data-open:animate-fade-in"
        />
        <RadixDialog.Content
          data-slot="dialog"
          role={role}
          aria-modal="true"
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.remember()
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            if (keepsEscape(event)) event.preventDefault()
            else onEscapeKeyDown?.(event)
          }}
          className={dialogVariants({ shape, size })}
          {...props}
        >
          {/* No header and no footer: outside of a section these are landmarks of the page. */}
          <div
            className={
              isPage
                ? cn('page-column shrink-0', !titleHidden && 'pt-10 pb-4')
                : cn(
                    'sticky top-0 z-lifted shrink-0 bg-surface pt-7 pb-4',
                    centred ? 'px-14 text-center' : 'pe-16',
                    !centred && (shape === 'dialog' ? 'ps-8 max-tablet:ps-gutter' : 'ps-6'),
                    titleHidden && description === undefined && 'pb-0',
                  )
            }
          >
            <RadixDialog.Title className={cn('text-heading', titleHidden && 'sr-only')}>
              {title}
            </RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description
                className={cn('mt-2 text-ink-soft', centred ? 'text-caption' : 'text-label')}
              >
                {description}
              </RadixDialog.Description>
            )}
          </div>
          {children !== undefined && (
            <div
              className={cn(
                'grow',
                shape === 'dialog' && 'px-8 pb-8 max-tablet:px-gutter max-tablet:pb-6',
                shape === 'drawer' && 'px-6 pb-6',
                centred && 'text-center',
                className,
              )}
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <div
              className={cn(
                'sticky bottom-0 z-lifted flex shrink-0 flex-wrap justify-end gap-2 border-t border-line bg-surface py-4',
                shape === 'dialog' ? 'px-8 max-tablet:px-gutter' : 'px-6',
              )}
            >
              {footer}
            </div>
          )}
          {/* Last in reading order, so that the focus starts in the content; first in sight. */}
          <div
            className={cn(
              'sticky top-0 z-sticky order-first h-0 shrink-0',
              isPage ? 'page-column flex justify-end' : 'self-end',
            )}
          >
            <RadixDialog.Close asChild>
              <IconButton
                label={messages.close}
                icon={X}
                className={isPage ? 'mt-8 tablet:mt-10' : 'm-3'}
              />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
