// The page that shows one story after the other and tells when it stands still. Built by
// serve-stage.ts, driven from outside by `window.stage`.
import './still.css'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import stories from 'virtual:stories'
import { INITIAL_GLOBALS, type StoryGlobals } from '../../../.storybook/globals.ts'
import preview from '../../../.storybook/preview.tsx'
import { VIEWPORTS } from '../../../.storybook/viewports.ts'
import { contentHeight, settled } from './settled.ts'
import type { HowToShow, Stage, StoryInfo } from './stage-types.ts'

type Module = Parameters<typeof composeStories>[0]

/** The part of a composed story that is used here. */
interface Composed {
  id: string
  globals: Record<string, unknown>
  parameters: { chromatic?: { disableSnapshot?: boolean }; unlike?: string }
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
}

setProjectAnnotations([preview])

const TOOLBARS = Object.keys(INITIAL_GLOBALS) as (keyof StoryGlobals)[]

/** One container for all: each story replaces the one before. */
const canvasElement = document.body.appendChild(document.createElement('div'))

/** A module whose stories press no keys. */
function withoutPlay(module: Module): Module {
  const still = Object.entries(module as unknown as Record<string, object>).map(([name, story]) => [
    name,
    Object.assign({}, story, { play: undefined }),
  ])
  return Object.fromEntries(still) as Module
}

/** Stories of a file by the name of their export. */
async function storiesOf(
  file: string,
  { plays = true, ...globals }: HowToShow = {},
): Promise<Record<string, Composed>> {
  const module = (await stories[file]!()) as Module
  return composeStories(plays ? module : withoutPlay(module), { initialGlobals: globals }) as never
}

/** Width in pixels that a story pins with `globals: at(320)`. */
function pinnedWidth({ viewport }: Composed['globals']): number | undefined {
  const pinned = (viewport as { value?: string } | undefined)?.value
  return pinned === undefined ? undefined : Number.parseInt(VIEWPORTS[pinned]!.styles.width, 10)
}

const stage: Stage = {
  async list(file) {
    const found = Object.entries(await storiesOf(file))
    return found.map(([name, story]): StoryInfo => ({
      name,
      width: pinnedWidth(story.globals),
      pins: TOOLBARS.filter((name) => story.globals[name] !== INITIAL_GLOBALS[name]),
      isPictured: story.parameters.chromatic?.disableSnapshot !== true,
      unlike: story.parameters.unlike,
    }))
  },
  async show(file, name, how) {
    const story = (await storiesOf(file, how))[name]!
    await story.run({ canvasElement })
    await settled()
  },
  async settle(stillTime) {
    await settled(stillTime)
    return contentHeight()
  },
}
globalThis.stage = stage
