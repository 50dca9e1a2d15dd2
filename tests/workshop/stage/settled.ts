/** Margin below the content of a picture, in pixels: shadows and focus rings reach out. */
const MARGIN = 24

/** Longest wait for a page to stand still, in milliseconds. */
const STILL_MAX = 5000

/**
 * Waits for fonts, pictures and films that would differ from run to run.
 *
 * @param stillTime time without a change after which the page is complete, in milliseconds: parts
 *   whose code or data load late change it then
 */
export async function settled(stillTime = 0): Promise<void> {
  if (stillTime > 0) await unchanged(stillTime)
  // Toasts pause their timers while the window is inactive.
  if (document.querySelector('[data-slot=toast]')) window.dispatchEvent(new Event('blur'))
  await document.fonts.ready
  // The pictures of the steps disappear shortly after the film starts.
  await until(() => !document.querySelector('[data-playback=playing][data-strip=visible]'), 5000)
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  await nextFrame()
  await nextFrame()
}

/** Waits until nothing in the document has changed for a time, in milliseconds. */
async function unchanged(time: number): Promise<void> {
  let last = performance.now()
  const observer = new MutationObserver(() => (last = performance.now()))
  const everything = { childList: true, attributes: true, characterData: true, subtree: true }
  observer.observe(document, everything)
  await until(() => performance.now() - last >= time, STILL_MAX)
  observer.disconnect()
}

/** Height of everything that is shown, in pixels. */
export function contentHeight(): number {
  let bottom = 0
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom + scrollY)
  }
  return Math.ceil(bottom) + MARGIN
}

/** Waits for a condition. Returns after the time, in milliseconds, in any case. */
async function until(isTrue: () => boolean, time: number): Promise<void> {
  const end = performance.now() + time
  while (!isTrue() && performance.now() < end) await nextFrame()
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}
