/** Milliseconds after which nobody waits for a frame: a page in the background has none. */
const AT_LATEST_MS = 100

/** Acts after the next frame, so that what has just been pressed is shown first. */
export function afterFrame(act: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, AT_LATEST_MS)
}
