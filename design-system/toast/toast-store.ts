import type { Act } from '#design-system/lib/act.ts'
import { createStore } from '#design-system/lib/store.ts'

/** Content of a toast. */
export interface ToastContent {
  /** What happened. */
  title: string
  /** More about it, in one sentence. */
  description?: string
  /** Errors stay until they are closed, and are announced assertively. @default 'success' */
  tone?: 'success' | 'error'
  /**
   * An action. A toast with an action does not disappear by itself (WCAG 2.2.1). It stays until the reader
   * closes it, or until the application calls {@link dismissToast} because its offer has ended.
   */
  action?: Act
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  /** Unique within the page. */
  id: number
  tone: 'success' | 'error'
}

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

/**
 * Shows a toast. It must not be the only sign of an outcome: the page shows it, too. It replaces a
 * toast with the same text.
 *
 * @returns the id, for {@link dismissToast}
 */
export function toast(content: ToastContent): number {
  lastId += 1
  const others = toasts
    .get()
    .filter(
      ({ title, description }) => title !== content.title || description !== content.description,
    )
  toasts.set([...others, { ...content, tone: content.tone ?? 'success', id: lastId }])
  return lastId
}

/** Removes a toast. Unknown ids are ignored. */
export function dismissToast(id: number): void {
  const others = toasts.get().filter((it) => it.id !== id)
  if (others.length < toasts.get().length) toasts.set(others)
}

const NONE: readonly Toast[] = []

/**
 * The store of toasts for `useSyncExternalStore`. Separate from the toaster, which is loaded on
 * demand.
 */
export const toastStore = {
  subscribe: toasts.subscribe,
  getSnapshot: toasts.get,
  getServerSnapshot: (): readonly Toast[] => NONE,
}
