import type { StoryGlobals } from '../../../.storybook/globals.ts'

/** How a story is shown. What the story pins takes precedence. */
export interface HowToShow extends Partial<StoryGlobals> {
  /** Whether its `play` function runs. @default true */
  plays?: boolean
}

/** What has to be known of a story before it is shown. */
export interface StoryInfo {
  /** Name of its export. */
  name: string
  /** Width of the window that it asks for, in pixels. */
  width: number | undefined
  /** Toolbars whose value it sets by itself. */
  pins: (keyof StoryGlobals)[]
  /** Whether it has a picture: stories of behaviour have none. */
  isPictured: boolean
  /** Story of the same file that it must not look like, set by its parameter `unlike`. */
  unlike: string | undefined
}

/** What the page offers to the program that drives it, as `window.stage`. */
export interface Stage {
  /** Stories of a file. */
  list: (file: string) => Promise<StoryInfo[]>
  /** Shows a story and runs its `play` function. Rejects when that fails. */
  show: (file: string, name: string, how: HowToShow) => Promise<void>
  /**
   * Waits until nothing moves, and nothing has changed for a time in milliseconds. Returns the height
   * of the content in pixels.
   */
  settle: (stillTime?: number) => Promise<number>
}

declare global {
  var stage: Stage
}
