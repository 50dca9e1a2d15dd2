import * as Dialog from '@radix-ui/react-dialog'
import { cn } from '#design-system/lib/cn.ts'
import { useReturnFocus } from '#design-system/lib/use-return-focus.ts'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Props of {@link SequencePlayerDialog}. */
export interface SequencePlayerDialogProps extends Omit<SequencePlayerProps, 'layout' | 'onClose'> {
  /** Whether the player stands. */
  open: boolean
  /** Called when the cook closes it. */
  onOpenChange: (open: boolean) => void
}

/**
 * The player over the whole window, as a modal dialog. Escape closes its options, then leaves full
 * screen, then closes it (D-52); the focus goes back to where it came from.
 */
export function SequencePlayerDialog({
  open,
  onOpenChange,
  className,
  ...film
}: SequencePlayerDialogProps) {
  const focus = useReturnFocus()
  const focusFirst = (event: Event) => {
    focus.remember()
    event.preventDefault()
    // On the player itself, where every key works and nothing is pressed by accident.
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
          onCloseAutoFocus={focus.giveBack}
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
