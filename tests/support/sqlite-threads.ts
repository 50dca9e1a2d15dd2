import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'

/**
 * Tracks the worker threads of databases from now on.
 * @returns ends all of them, as a lack of memory does
 */
export function watchSqliteThreads(): () => Promise<void> {
  const threads = new Set<Worker>()
  const add = (message: unknown) => {
    const { worker } = message as { worker: Worker }
    threads.add(worker)
    worker.once('exit', () => threads.delete(worker))
  }
  subscribe('worker_threads', add)
  onTestFinished(() => void unsubscribe('worker_threads', add))
  return async () => {
    await Promise.all([...threads].map((thread) => thread.terminate()))
  }
}
