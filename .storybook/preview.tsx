import './preview.css'
import { lazy } from 'react'
import type { Preview, StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { expectQuietConsole, watchConsole } from '#tests/support/fail-on-console.ts'
import { expectContrastInOtherColours } from './colour-modes.ts'
import { StoryProvider } from './decorators/story-provider.tsx'
import { GLOBAL_TYPES, INITIAL_GLOBALS, type StoryGlobals } from './globals.ts'
import { docgenOf, readTags, withTags } from './docs/component-page/prop-tags.ts'
import { removeWaiting } from './mocks/waiting.ts'
import { MODES } from './modes.ts'
import { VIEWPORTS } from './viewports.ts'

/** Loaded late: tests show no documentation. */
const DocsPage = lazy(() => import('./decorators/docs-page.tsx'))
const ComponentPage = lazy(() => import('./docs/component-page/component-page.tsx'))

const isTestRun = '__vitest_browser__' in globalThis
if (isTestRun) watchConsole()
// As in journeys: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Whether a story is checked in dark and forced colours here. The passport does that for states of
 * components (docs/decisions/045). A story without a picture shows how a state is reached; the state
 * has a story of its own. In German the colours are the same.
 */
function hasOtherColours({ title, parameters, globals }: StoryContext): boolean {
  const { disableSnapshot = false } = (parameters.chromatic ?? {}) as { disableSnapshot?: boolean }
  return !disableSnapshot && !title.startsWith('Components/') && globals.language !== 'de'
}

/** Waits for a frame and for what React does after it. In development React's `act` waits for that. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

export default {
  globalTypes: GLOBAL_TYPES,
  initialGlobals: INITIAL_GLOBALS,
  tags: ['autodocs'],
  argTypesEnhancers: [({ argTypes, component }) => withTags(argTypes, component)],
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryProvider
        globals={{ ...INITIAL_GLOBALS, ...(globals as Partial<StoryGlobals>) }}
        isPart={viewMode === 'docs'}
      >
        <Story />
      </StoryProvider>
    ),
  ],
  // What a component does after it is painted is done before keys are pressed.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    if (import.meta.env.PROD) await painted()
    return context.canvas
  },
  // Images finish loading before axe and snapshots run.
  beforeEach: async () => {
    await document.fonts.ready
    return removeWaiting
  },
  afterEach: async (context) => {
    if (!isTestRun) return
    expectQuietConsole()
    if (hasOtherColours(context)) await expectContrastInOtherColours(context.parameters.a11y)
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // The panel of the workshop lists what passed as well. A test reads violations alone: the rest
      // would be collected and sent to Vitest.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    chromatic: { modes: MODES, prefersReducedMotion: 'reduce' },
    viewport: { options: VIEWPORTS },
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      controls: { sort: 'requiredFirst' },
      extractComponentDescription: (component: unknown) =>
        readTags(docgenOf(component).description ?? '').text,
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Status',
          'Foundations',
          'Components',
          ['*', ['*', 'States', 'Behaviour']],
          'Patterns',
          'Pages',
          'Screens',
        ],
      },
    },
  },
} satisfies Preview
