import * as Dialog from '@radix-ui/react-dialog'
import { cn } from '#design-system/lib/cn.ts'
import { loopFocus } from '#design-system/lib/overlay-focus.ts'
import { useReturnFocus } from '#design-system/lib/use-return-focus.ts'
import { useDesignSystem, type PortalContainer } from '#design-system/provider/context.ts'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Props of {@link SequencePlayerDialog}. */
export interface SequencePlayerDialogProps extends Omit<SequencePlayerProps, 'layout' | 'onClose'> {
  /** Whether it is open. */
  open: boolean
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void
  /**
   * Element or shadow root that it is rendered into. A shadow root needs the style sheet.
   * @default that of the provider, or else the body
   */
  container?: PortalContainer
}

/**
 * The player as a modal dialog that fills the window. Escape closes its options, then leaves full
 * screen, then closes it. The focus returns to the opener.
 */
export function SequencePlayerDialog({
  open,
  onOpenChange,
  container,
  className,
  onKeyDown,
  ...film
}: SequencePlayerDialogProps) {
  const { container: ofProvider } = useDesignSystem()
  const focus = useReturnFocus()
  const focusFirst = (event: Event) => {
    focus.save()
    event.preventDefault()
    // Focuses the player itself, where every shortcut works and no button is pressed by accident.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container ?? ofProvider}>
        <Dialog.Content
          asChild
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focus.restore}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <SequencePlayer
            {...film}
            layout="dialog"
            onKeyDown={(event) => {
              onKeyDown?.(event)
              loopFocus(event)
            }}
            onClose={() => onOpenChange(false)}
            className={cn('fixed inset-x-0 top-0 z-dialog h-dvh', className)}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
