/** What a toast says. */
export interface ToastContent {
  /** What happened. */
  title: string
  /** More about it, in one sentence. */
  description?: string
  /** Errors stay until they are closed, and are spoken at once. @default 'success' */
  tone?: 'success' | 'error'
  /** Something to do about it; a toast with an action stays until it is closed (WCAG 2.2.1). */
  action?: { label: string; onPress: () => void }
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  /** Unique within the page's life. */
  id: number
  tone: 'success' | 'error'
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}

/**
 * Shows a toast, from anywhere. Never the only sign of an outcome: the page shows it, too. One that
 * says what another one says takes its place (D-60).
 *
 * @returns the id, for {@link dismissToast}
 */
export function toast(content: ToastContent): number {
  lastId += 1
  const others = toasts.filter(
    ({ title, description }) => title !== content.title || description !== content.description,
  )
  set([...others, { ...content, tone: content.tone ?? 'success', id: lastId }])
  return lastId
}

/** Takes a toast away; unknown ids are ignored. */
export function dismissToast(id: number): void {
  if (toasts.some((it) => it.id === id)) set(toasts.filter((it) => it.id !== id))
}

const NONE: readonly Toast[] = []

/** The store of toasts for `useSyncExternalStore`. Tiny, so that the toaster itself can load late. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): readonly Toast[] => toasts,
  getServerSnapshot: (): readonly Toast[] => NONE,
}
