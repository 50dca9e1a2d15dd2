import { createStore } from '#design-system/lib/store.ts'

/** What a confirm dialog shows. */
export interface Question {
  title: string
  /** What will happen, in one sentence. */
  description?: string
  /** A verb. */
  confirmLabel: string
  /** @default "Cancel" in the reader's language */
  cancelLabel?: string
  /** Whether it cannot be undone: the confirming button is red. @default false */
  danger?: boolean
}

/** The content of an alert or a confirm dialog. */
export type DialogContent =
  | ({ kind: 'alert' } & Pick<Question, 'title' | 'description'>)
  | ({ kind: 'confirm' } & Question)

/** A dialog in the queue. */
export interface QueuedDialog {
  content: DialogContent
  /** Closes the dialog and opens the next one. An alert passes false. */
  answer: (isConfirmed: boolean) => void
}

const queue = createStore<readonly QueuedDialog[]>([])

function ask(content: DialogContent): Promise<boolean> {
  return new Promise((resolve) => {
    const own: QueuedDialog = {
      content,
      answer: (isConfirmed) => {
        queue.set(queue.get().filter((dialog) => dialog !== own))
        resolve(isConfirmed)
      },
    }
    queue.set([...queue.get(), own])
  })
}

/**
 * Shows a text in a dialog of the page, instead of the browser's own `alert`. Needs `Dialogs`
 * on the screen. Resolves when it is closed.
 *
 * @param description what has been done about it, in one sentence
 */
export async function alert(text: string, description?: string): Promise<void> {
  await ask({ kind: 'alert', title: text, ...(description !== undefined && { description }) })
}

/** Asks in a dialog. Needs `Dialogs` on the screen. Resolves with whether it was confirmed. */
export function confirm(question: Question): Promise<boolean> {
  return ask({ kind: 'confirm', ...question })
}

/** The store of the dialog on screen, the first one of the queue. */
export const dialogStore = {
  subscribe: queue.subscribe,
  read: (): QueuedDialog | undefined => queue.get()[0],
}
