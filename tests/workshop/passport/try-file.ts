// Tries stories in a page of an engine, in a frame, whose size every engine can change.
import type { Colours, EngineName, Page, Size } from '../engines/engine.ts'
import type { Checks } from '../stage/checks.ts'
import type { Stage, StoryInfo } from '../stage/stage-types.ts'
import { AXES, DESK, REASONS, SHOWN, type AxisName } from './axes.ts'
import type { Cells } from './passport-file.ts'

/** Letters of the reason of a failure. */
const REASON_MAX = 300

const COLOURS: readonly Colours[] = ['light', 'dark', 'forced']

/** What the frame offers, by names such as `stage.show`. */
type Offered = { [Name in keyof Stage as `stage.${Name}`]: Stage[Name] } & {
  [Name in keyof Checks as `checks.${Name}`]: Checks[Name]
}

/** Runs in the page: puts a new frame with the stories into it. */
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

/** Runs in the page: calls what the frame offers, in a window of a size. */
async function inFrame({ width, height }: Size, method: string, args: unknown[]): Promise<unknown> {
  const frame = document.querySelector('iframe')!
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  const view = frame.contentWindow!
  view.focus()
  const [owner, name] = method.split('.') as [string, string]
  const api = Reflect.get(view, owner) as Record<string, (...given: unknown[]) => unknown>
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took longer than a minute.')), 60_000)
  })
  return Promise.race([api[name]!(...args), late])
}

/** The size of a window that has the width that a story asks for. */
const sizeFor = ({ width }: StoryInfo, size: Size = DESK) => ({
  ...size,
  width: width ?? size.width,
})

/** Tries the stories of a file in an engine, on every axis that is possible there. */
export async function tryFile(
  name: EngineName,
  page: Page,
  url: string,
  file: string,
  isWanted: (story: string) => boolean = () => true,
): Promise<Cells> {
  const cells: Cells = {}
  const call = <Name extends keyof Offered>(
    size: Size,
    method: Name,
    ...args: Parameters<Offered[Name]>
  ) => page.call(inFrame, size, method, args) as Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Counts a story in a cell, and what goes wrong with it. */
  const count = async (axis: AxisName, story: StoryInfo, attempt: () => Promise<unknown>) => {
    const cell = (cells[axis] ??= { tested: 0, failed: [] })
    cell.tested += 1
    try {
      await attempt()
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX)
      cell.failed.push({ story: story.name, reason })
    }
  }

  await page.open(url)
  await page.call(freshFrame)
  const stories = await call(DESK, 'stage.list', file)
  /** How the controls of a story look, by colours and story. */
  const appearances = new Map<string, string[]>()
  for (const story of stories.filter((it) => isWanted(it.name))) {
    await page.setColours?.('light')
    await count('keys', story, () => call(sizeFor(story), 'stage.show', file, story.name, {}))
    const frameWidth = await call(DESK, 'checks.frameWidth')
    for (const colours of COLOURS) {
      if (REASONS[name]?.[colours] !== undefined || !story.isPictured) continue
      await page.setColours?.(colours)
      await call(DESK, 'stage.settle')
      const rules = colours === 'light' ? 'all' : 'colours'
      appearances.set(`${colours} ${story.name}`, await call(DESK, 'checks.appearance'))
      await count(colours, story, async () => {
        const found = await call(sizeFor(story), 'checks.violations', file, story.name, rules)
        if (found.length > 0) throw new Error(found.join('\n'))
      })
    }
    await page.setColours?.('light')
    for (const axis of AXES) {
      const shown = SHOWN[axis]
      if (shown === undefined || !shown.concerns(story, frameWidth ?? story.width)) continue
      await count(axis, story, async () => {
        await call(sizeFor(story, shown.size), 'stage.show', file, story.name, shown.how)
        const overflow = await call(shown.size, 'checks.overflow')
        if (overflow > 0) throw new Error(`It is ${overflow} px wider than its window.`)
      })
    }
  }
  for (const { name: story, unlike } of stories) {
    for (const colours of COLOURS) {
      const looks = appearances.get(`${colours} ${story}`)
      const others = unlike === undefined ? undefined : appearances.get(`${colours} ${unlike}`)
      const same = looks?.findIndex((look, index) => look === others?.[index]) ?? -1
      if (same === -1) continue
      const reason = `Control ${same + 1} looks as in ${unlike}.`
      cells[colours]?.failed.push({ story, reason })
    }
  }
  return cells
}
