import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { expect, inject, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { VIEWPORTS } from '../../.storybook/viewports.ts'
import './still.css'

declare module 'vitest' {
  interface ProvidedContext {
    /** Theme of the screenshots. */
    theme: 'light' | 'dark'
  }
}

type Stories = Parameters<typeof composeStories>[0]

/** The part of a story that is used here. */
interface State {
  globals: Record<string, unknown>
  /** `disableSnapshot` excludes stories that a screenshot cannot show. */
  parameters: { chromatic?: { disableSnapshot?: boolean } }
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
}

/** Size of the window, in pixels, unless the story pins its width. */
const WINDOW = { width: 1280, height: 720 }

setProjectAnnotations([preview, { initialGlobals: { theme: inject('theme') } }])

const files = import.meta.glob<Stories>(
  ['../../design-system/**/*.{states,screens}.stories.tsx', '../../app/**/*.stories.tsx'],
  { eager: true },
)

/** One container for all: each story replaces the one before. */
const stage = document.body.appendChild(document.createElement('div'))

for (const [path, stories] of Object.entries(files)) {
  // Parts of screens are made of components and define no colours.
  if (isOfScreen(path) && inject('theme') === 'dark') continue
  const component = folderOf(path)
  const states = composeStories(stories) as unknown as Record<string, State>
  for (const [name, story] of Object.entries(states)) {
    if (story.parameters.chromatic?.disableSnapshot) continue
    test(`${component} ${name}`, async () => {
      const width = pinnedWidth(story.globals) ?? WINDOW.width
      await page.viewport(width, WINDOW.height)
      await story.run({ canvasElement: stage })
      await settled()
      const { scrollHeight } = document.documentElement
      if (scrollHeight > WINDOW.height) await page.viewport(width, scrollHeight)
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${component}/${name}`)
    })
  }
}

/** Whether a stories file shows a part of a screen. */
function isOfScreen(path: string): boolean {
  return path.startsWith('../../app/')
}

/** Folder of the screenshots of a stories file. Parts of screens have one of their own. */
function folderOf(path: string): string {
  const name = path
    .split('/')
    .at(-1)!
    .replace(/(\.states)?\.stories\.tsx$/, '')
  return (isOfScreen(path) ? 'app/' : '') + name.replace('.', '-')
}

/** Width in pixels that a story pins with `globals: at(320)`. */
function pinnedWidth({ viewport }: State['globals']): number | undefined {
  const pinned = (viewport as { value?: string } | undefined)?.value
  return pinned === undefined ? undefined : Number.parseInt(VIEWPORTS[pinned]!.styles.width, 10)
}

/** Waits for fonts, images and timers that would differ from run to run. */
async function settled(): Promise<void> {
  // Toasts pause their timers while the window is inactive.
  if (document.querySelector('[data-slot=toast]')) window.dispatchEvent(new Event('blur'))
  await document.fonts.ready
  // The pictures of the steps disappear shortly after the film starts.
  await vi.waitUntil(() => !document.querySelector('[data-playback=playing][data-strip=visible]'), {
    timeout: 5000,
  })
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}
