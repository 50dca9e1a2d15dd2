import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps, KeyboardEvent as KeyboardEventOf, ReactNode, RefObject } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { dialogVariants } from '#design-system/dialog/dialog.variants.ts'
import { X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { targetOf } from '#design-system/lib/focus.ts'
import { focusFirstIn, isInShadow, loopFocus } from '#design-system/lib/overlay-focus.ts'
import { useOpenerTheme } from '#design-system/lib/use-opener-theme.ts'
import { useReturnFocus } from '#design-system/lib/use-return-focus.ts'
import { useDesignSystem, type PortalContainer } from '#design-system/provider/context.ts'

/** Props of {@link Dialog}; those of a `<div>` go to the dialog itself. */
export interface DialogProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'>,
    VariantProps<typeof dialogVariants> {
  /** Whether it is open. */
  open: boolean
  /** Called when the user closes it (Escape, veil, close button). */
  onOpenChange: (open: boolean) => void
  /** Accessible name, shown as the heading. */
  title: ReactNode
  /** Hides the heading visually. @default false */
  titleHidden?: boolean
  /** Omits the close button, for content that has its own. @default false */
  closeHidden?: boolean
  /** One short sentence below the heading. Screen readers read it when the dialog opens. */
  description?: ReactNode
  /** Centres heading, sentence and content. @default false */
  centred?: boolean
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode
  /** Receives the focus when it opens. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives the focus after it closed, when the opener no longer exists. */
  returnFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /**
   * Passed to Radix: preventing the default keeps it open. Not called for a key pressed within
   * `data-handles-escape`, which closes something smaller first.
   */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /**
   * Element or shadow root that it is rendered into. A shadow root needs the style sheet.
   * @default that of the provider, or else the body
   */
  container?: PortalContainer
  /** Layout of the content only. */
  className?: string
  /** The content. */
  children?: ReactNode
}

/** Whether the key was pressed in a part that handles Escape, such as an open list. */
function isHandledInside(event: KeyboardEvent): boolean {
  const target = targetOf(event)
  return target instanceof Element && target.closest('[data-handles-escape]') !== null
}

/**
 * Whether Escape was pressed in the dialog and handled neither by a part inside nor by Radix. Radix
 * passes the key only to the layer that opened last, which may be a toast.
 */
function isLeftOver({ key, currentTarget, nativeEvent }: KeyboardEventOf<HTMLElement>): boolean {
  return (
    key === 'Escape' &&
    !nativeEvent.defaultPrevented &&
    currentTarget.contains(nativeEvent.target as Node) &&
    !isHandledInside(nativeEvent)
  )
}

/**
 * A modal dialog (APG dialog). It traps the focus, closes with Escape, and returns the focus to the
 * element that had it before. Its style elements use the nonce set by `setNonce` of `get-nonce`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  closeHidden = false,
  description,
  centred = false,
  footer,
  initialFocus,
  returnFocus,
  role = 'dialog',
  onEscapeKeyDown,
  onKeyDown,
  shape = 'dialog',
  size,
  container,
  className,
  children,
  ...props
}: DialogProps) {
  const { messages, container: ofProvider } = useDesignSystem()
  const focus = useReturnFocus(returnFocus)
  const theme = useOpenerTheme(open)
  const isPage = shape === 'full'
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container ?? ofProvider}>
        <RadixDialog.Overlay
          data-slot="veil"
          data-theme={theme}
          className="fixed inset-0 z-veil bg-veil data-open:animate-fade-in"
        />
        <RadixDialog.Content
          data-slot="dialog"
          data-theme={theme}
          role={role}
          aria-modal="true"
          {...(description === undefined && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            if (isHandledInside(event)) event.preventDefault()
            else onEscapeKeyDown?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            loopFocus(event)
            if (!isLeftOver(event)) return
            onEscapeKeyDown?.(event.nativeEvent)
            if (!event.nativeEvent.defaultPrevented) onOpenChange(false)
          }}
          className={dialogVariants({ shape, size })}
          {...props}
          onOpenAutoFocus={(event) => {
            focus.save()
            const content = event.currentTarget as HTMLElement
            if (!initialFocus?.current && !isInShadow(content)) return
            event.preventDefault()
            if (initialFocus?.current) initialFocus.current.focus()
            else focusFirstIn(content)
          }}
          onCloseAutoFocus={focus.restore}
        >
          {/* Not `<header>` and `<footer>`: outside of a section these are landmarks of the page. */}
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
          {/* Last in the DOM, so that the focus starts in the content; placed first visually. */}
          {!closeHidden && (
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
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
