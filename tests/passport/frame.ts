// Functions that run in the page of an engine: their text is sent there. Stories are shown in a frame,
// whose size every engine can change.
import type { StageOptions } from '../visual/build-stage.ts'
import type { Stage } from '../visual/stage/stage-types.ts'
import type { Checks } from './page/checks.ts'

/** The page that the frame shows. */
export const PASSPORT_PAGE: StageOptions = { folder: 'tests/passport/page', moves: true }

/** The window of the frame. */
interface FrameWindow extends Window {
  stage: Stage
  checks: Checks
}

/** Puts a new frame with the page of stories into the page. */
export async function freshFrame(): Promise<void> {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0'
  frame.src = `${location.origin}/?frame`
  document.body.replaceChildren(frame)
  const isReady = () => 'checks' in (frame.contentWindow ?? {})
  const end = performance.now() + 60_000
  while (!isReady()) {
    if (performance.now() > end) throw new Error('The page with the stories did not load.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Calls a function of the frame such as `stage.show`, in a window of a size. */
export async function inFrame(
  { width, height }: { width: number; height: number },
  method: string,
  args: unknown[],
): Promise<unknown> {
  const frame = document.querySelector('iframe')!
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  const view = frame.contentWindow as unknown as FrameWindow
  view.focus()
  const [owner, name] = method.split('.') as ['stage' | 'checks', string]
  const api = view[owner] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took longer than a minute.')), 60_000)
  })
  return Promise.race([api[name]!(...args), late])
}
