import { clickOf } from '#design-system/lib/act.ts'
import * as RadixToast from '@radix-ui/react-toast'
import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
} from 'react'
import { Check, CircleAlert, X } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { focusedElement, targetOf } from '#design-system/lib/focus.ts'
import { useDesignSystem } from '#design-system/provider/context.ts'
import { dismissToast, toastStore, type Toast } from '#design-system/toast/toast-store.ts'
import { useClearOfFocus } from '#design-system/toast/use-clear-of-focus.ts'

/** The key that moves the focus to the toasts. */
const HOTKEY = 'F8'
/** An open dialog. */
const MODAL = '[aria-modal=true]'

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** Milliseconds until a toast begins to fade. @default 4000 */
  fadeAfter?: number
  /** Milliseconds until it is removed. @default 4500 */
  goneAfter?: number
}

/**
 * The region of toasts. Render it once. Timers pause while a toast is hovered or focused and while
 * the window is inactive. F8 moves the focus to the toasts, Escape closes the focused one; pressed
 * in a dialog, it closes the dialog. After the last one the focus returns to where it was before.
 */
export function Toaster({ fadeAfter = 4000, goneAfter = 4500 }: ToasterProps) {
  const { messages, dir, container } = useDesignSystem()
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getSnapshot,
    toastStore.getServerSnapshot,
  )
  const region = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const place = useClearOfFocus(list, toasts.length)
  const cameFrom = useRef<EventTarget>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const giveBack = () => {
    const inside = region.current?.contains(focusedElement() ?? null)
    const origin = cameFrom.current
    if (!inside || toastStore.getSnapshot().length > 0) return
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true })
  }
  return (
    <RadixToast.Provider
      duration={goneAfter}
      label={messages.toast.item}
      announcerContainer={container}
      swipeDirection={dir === 'rtl' ? 'left' : 'right'}
    >
      {/* Records where the focus came from; not a control. */}
      <div ref={region} onFocus={remember} className="contents">
        {toasts.map((item) => (
          <ToastItem
            key={item.id}
            toast={item}
            fadeAfter={fadeAfter}
            goneAfter={goneAfter}
            onClosed={giveBack}
          />
        ))}
        {/* Not announced itself: `announce()` is used. Marked live, so that dialogs do not hide it (radix #4115). */}
        <RadixToast.Viewport
          ref={list}
          data-place={place}
          aria-live="off"
          hotkey={[HOTKEY]}
          label={messages.toast.region('{hotkey}')}
          aria-label={messages.toast.count(toasts.length)}
          className="pointer-events-none fixed inset-e-0 bottom-0 z-toast flex max-h-dvh w-[min(100%,28rem)] flex-col gap-4 overflow-y-auto overscroll-contain rounded-picture p-6 [scrollbar-width:none] *:pointer-events-auto *:shrink-0 data-[place=top]:top-0 data-[place=top]:bottom-auto max-tablet:w-full max-tablet:p-3 max-tablet:not-data-[place=top]:bottom-17 max-tablet:not-data-[place=top]:max-h-[calc(100dvh-var(--spacing)*17)] [@media(height<=30rem)]:not-data-[place=top]:bottom-0 [@media(height<=30rem)]:max-h-dvh!"
        />
      </div>
    </RadixToast.Provider>
  )
}

interface ToastItemProps extends Required<ToasterProps> {
  toast: Toast
  /** Called after it is closed. */
  onClosed: () => void
}

function ToastItem({ toast, fadeAfter, goneAfter, onClosed }: ToastItemProps) {
  const { messages } = useDesignSystem()
  const id = useId()
  const [paused, setPaused] = useState(false)
  /** Whether Radix closes the toast because of a key that closes a dialog. */
  const isOfDialog = useRef(false)
  const stays = toast.tone === 'error' || toast.action !== undefined
  const times = {
    '--fade-delay': `${fadeAfter}ms`,
    '--fade-time': `${goneAfter - fadeAfter}ms`,
  } as CSSProperties
  return (
    <RadixToast.Root
      data-slot="toast"
      data-tone={toast.tone}
      data-paused={paused || undefined}
      data-timed={!stays || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={toast.description === undefined ? undefined : `${id}-description`}
      style={times}
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      duration={stays ? Infinity : goneAfter}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      onEscapeKeyDown={(event) => {
        const target = targetOf(event)
        isOfDialog.current = target instanceof Element && target.closest(MODAL) !== null
      }}
      open
      onOpenChange={(open) => {
        const isRefused = isOfDialog.current
        isOfDialog.current = false
        if (open || isRefused) return
        dismissToast(toast.id)
        onClosed()
      }}
      className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 rounded-picture bg-note py-3.5 ps-4 pe-2 text-on-note shadow-overlay data-timed:fade-late data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) forced-colors:border forced-colors:border-[CanvasText]"
    >
      <Icon of={toast.tone === 'error' ? CircleAlert : Check} className="mt-0.5 text-note-accent" />
      <RadixToast.Title id={`${id}-title`} className="font-semibold">
        {toast.title}
      </RadixToast.Title>
      <RadixToast.Close asChild>
        <IconButton variant="stage" label={messages.close} icon={X} className="-my-2.5" />
      </RadixToast.Close>
      {toast.description !== undefined && (
        <RadixToast.Description
          id={`${id}-description`}
          className="col-span-2 col-start-2 pe-2 text-label opacity-86"
        >
          {toast.description}
        </RadixToast.Description>
      )}
      {toast.action && (
        <RadixToast.Action asChild altText={toast.action.label}>
          <button
            type="button"
            onClick={clickOf(toast.action)}
            className="col-start-2 min-h-9 justify-self-start rounded-chip font-semibold text-note-accent underline underline-offset-4 forced-colors:text-[ButtonText]"
          >
            {toast.action.label}
          </button>
        </RadixToast.Action>
      )}
    </RadixToast.Root>
  )
}
