import type { Worker } from './worker.ts'

/** Focuses the window that shows a page, or opens one. */
export async function openPage(worker: Worker, address: string): Promise<void> {
  const { href } = new URL(address, worker.location.origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}
