/** What is asked before something is done. */
export interface Question {
  /** The question. */
  title: string
  /** What will happen, in one sentence. */
  description?: string
  /** The verb that confirms. */
  confirmLabel: string
  /** The word that declines; "Cancel" when absent. */
  cancelLabel?: string
  /** It cannot be undone: the confirming button is red. @default false */
  danger?: boolean
}

/** A dialog that waits for its answer. */
export type Asked = { kind: 'alert'; title: string } | ({ kind: 'confirm' } & Question)

/** A dialog, and what takes its answer. */
export interface Waiting {
  asked: Asked
  /** Takes the answer; false for an alert, too. The next dialog comes. */
  answer: (isConfirmed: boolean) => void
}

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

function set(next: readonly Waiting[]): void {
  waiting = next
  listeners.forEach((listener) => listener())
}

function ask(asked: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const own: Waiting = {
      asked,
      answer: (isConfirmed) => {
        set(waiting.filter((it) => it !== own))
        resolve(isConfirmed)
      },
    }
    set([...waiting, own])
  })
}

/**
 * Shows a text in a dialog, as the browser's own `alert` does, but in the page (D-17). Needs
 * `Dialogs` around it. Resolves when it is closed.
 */
export async function alert(text: string): Promise<void> {
  await ask({ kind: 'alert', title: text })
}

/** Asks in a dialog (D-17). Needs `Dialogs` around it. Resolves with whether it was confirmed. */
export function confirm(question: Question): Promise<boolean> {
  return ask({ kind: 'confirm', ...question })
}

/** The store of dialogs for `useSyncExternalStore`: the one on screen, others wait behind it. */
export const askStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): Waiting | undefined => waiting[0],
}
