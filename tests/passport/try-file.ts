import type { StoryInfo } from '../visual/stage/stage-types.ts'
import type { Cells } from './cells.ts'
import { AXES, DESK, REASONS, SHOWN, type AxisName, type Size } from './axes.ts'
import type { Engine, EngineName } from './engine.ts'
import { freshFrame, inFrame } from './frame.ts'

/** Reason of a failure, in one line. */
const MESSAGE_MAX = 300

/** A file with stories in a page of an engine. */
class Trial {
  readonly cells: Cells = {}
  readonly #engine: Engine
  readonly #file: string

  constructor(engine: Engine, file: string) {
    this.#engine = engine
    this.#file = file
  }

  call(size: Size, method: string, ...args: unknown[]): Promise<unknown> {
    return this.#engine.call(inFrame.toString(), size, method, args)
  }

  show(size: Size, story: StoryInfo, how: object): Promise<unknown> {
    const { width = size.width } = story
    return this.call({ ...size, width }, 'stage.show', this.#file, story.name, how)
  }

  async violations(story: StoryInfo, rules: 'all' | 'colours'): Promise<void> {
    const size = { ...DESK, width: story.width ?? DESK.width }
    const found = (await this.call(
      size,
      'checks.violations',
      this.#file,
      story.name,
      rules,
    )) as string[]
    if (found.length > 0) throw new Error(found.join('\n'))
  }

  /** Counts a story in a cell, and what goes wrong with it. */
  async count(axis: AxisName, story: StoryInfo, attempt: () => Promise<unknown>): Promise<void> {
    const cell = (this.cells[axis] ??= { tested: 0, failed: [] })
    cell.tested += 1
    try {
      await attempt()
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_MAX)
      cell.failed.push({ story: story.name, reason })
    }
  }
}

/** Tries the stories of a file in an engine, on every axis that is possible there. */
export async function tryFile(
  name: EngineName,
  engine: Engine,
  url: string,
  file: string,
  isWanted: (story: string) => boolean = () => true,
): Promise<Cells> {
  const trial = new Trial(engine, file)
  await engine.open(url)
  await engine.call(freshFrame.toString())
  const stories = (await trial.call(DESK, 'stage.list', file)) as StoryInfo[]
  const isTried = (axis: AxisName) => REASONS[name]?.[axis] === undefined
  for (const story of stories.filter((it) => isWanted(it.name))) {
    await engine.setColours?.('light')
    await trial.count('keys', story, () => trial.show(DESK, story, {}))
    const frameWidth = (await trial.call(DESK, 'checks.frameWidth')) as number | undefined
    for (const colours of ['light', 'dark', 'forced'] as const) {
      if (!isTried(colours) || !story.isPictured) continue
      await engine.setColours?.(colours)
      await trial.call(DESK, 'stage.settle')
      const rules = colours === 'light' ? 'all' : 'colours'
      await trial.count(colours, story, () => trial.violations(story, rules))
    }
    await engine.setColours?.('light')
    for (const axis of AXES) {
      const shown = SHOWN[axis]
      if (shown === undefined || !shown.concerns(story, frameWidth ?? story.width)) continue
      await trial.count(axis, story, async () => {
        await trial.show(shown.size, story, shown.how)
        const overflow = (await trial.call(shown.size, 'checks.overflow')) as number
        if (overflow > 0) throw new Error(`It is ${overflow} px wider than its window.`)
      })
    }
  }
  return trial.cells
}
