import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { BellLineProps } from '#design-system/kitchen/index.ts'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken, overview, ring } from '#design-system/kitchen/timers.fixture.tsx'
import { Ask, Blocked, HomeScreen, Late, Line, On } from './bell.fixture.tsx'

/** The bell while the page is closed: its question, its line and why. */
const meta = {
  title: 'Features/Kitchen/Bell',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
  args: { running: true, shelf: chicken() },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined
const onYes = fn()
const PHONE = { frame: { width: '390px', height: '844px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const GERMAN = { language: 'de' }
const HEADING = /^Ring when/
const LINES: readonly BellLineProps['of'][] = [
  'on',
  'unasked',
  'refused',
  'blocked',
  'home',
  'unable',
  'quiet',
  'away',
  'full',
  'left',
  'ended',
]

/** It opens by itself: a press of Space that was meant for Next agrees to nothing. */
export const Asks: Story = {
  args: { over: () => <Ask onYes={onYes} /> },
  play: async ({ canvas, userEvent }) => {
    onYes.mockClear()
    await waitFor(() => expect(canvas.getByRole('heading', { name: HEADING })).toHaveFocus())
    await userEvent.keyboard(' {Enter}')
    await expect(onYes).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Yes, ring' })).toHaveFocus()
    // Past the half second in which presses are ignored.
    await waitFor(async () => {
      await userEvent.keyboard(' ')
      await expect(onYes).toHaveBeenCalledOnce()
    })
  },
}
export const AskGerman: Story = { args: { over: () => <Ask /> }, globals: GERMAN }
export const AskOnPhone: Story = { args: { over: () => <Ask /> }, parameters: PHONE }
export const AskSideways: Story = { ...AskGerman, parameters: SIDEWAYS }
export const WhyOnGerman: Story = { args: { over: () => <On /> }, globals: GERMAN }
export const WhyBlockedOnPhone: Story = { args: { over: () => <Blocked /> }, parameters: PHONE }
export const WhyBlockedSideways: Story = {
  args: { over: () => <Blocked /> },
  parameters: SIDEWAYS,
  globals: GERMAN,
}
export const WhyBlockedByApple: Story = {
  args: { over: () => <Blocked system="apple" /> },
  parameters: PHONE,
}
export const WhyHomeScreen: Story = { args: { over: () => <HomeScreen /> }, parameters: PHONE }
export const Status: Story = {
  args: { over: overview(undefined, <Line of="on" />) },
  parameters: PHONE,
  globals: GERMAN,
}
export const StatusBlocked: Story = {
  args: { over: overview(undefined, <Line of="blocked" />) },
  parameters: PHONE,
}

/** The server was away when it was due. */
export const LateOnPhone: Story = {
  args: { foot: ring(nothing, false, { late: <Late /> }) },
  parameters: PHONE,
  globals: GERMAN,
}
export const LateWide: Story = { args: { foot: ring(nothing, false, { late: <Late /> }) } }
export const LateSideways: Story = { ...LateOnPhone, parameters: SIDEWAYS }

/** Every line of the bell. */
export const Lines: Story = {
  args: {
    over: overview(
      undefined,
      LINES.map((of) => <Line key={of} of={of} />),
    ),
  },
  parameters: { frame: { width: '390px', height: '1200px' } },
}
export const LinesGerman: Story = { ...Lines, globals: GERMAN }
