import * as Dialog from '@radix-ui/react-dialog'
import { cn } from '#design-system/lib/cn.ts'
import { useReturnFocus } from '#design-system/lib/use-return-focus.ts'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Props of {@link SequencePlayerDialog}. */
export interface SequencePlayerDialogProps extends Omit<SequencePlayerProps, 'layout' | 'onClose'> {
  /** Whether it is open. */
  open: boolean
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void
}

/**
 * The player as a modal dialog that fills the window. Escape closes its options, then leaves full
 * screen, then closes it (D-52). The focus returns to the opener.
 */
export function SequencePlayerDialog({
  open,
  onOpenChange,
  className,
  ...film
}: SequencePlayerDialogProps) {
  const focus = useReturnFocus()
  const focusFirst = (event: Event) => {
    focus.save()
    event.preventDefault()
    // Focuses the player itself, where every shortcut works and no button is pressed by accident.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
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
            onClose={() => onOpenChange(false)}
            className={cn('fixed inset-x-0 top-0 z-dialog h-dvh', className)}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
