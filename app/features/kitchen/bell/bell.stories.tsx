import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BellLineProps } from '#design-system/cook-mode/index.ts'
import { inKitchen } from '#design-system/cook-mode/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/cook-mode/scene.fixture.tsx'
import { chicken, overview, ring } from '#design-system/cook-mode/timers.fixture.tsx'
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
const PHONE = { frame: { width: '390px', height: '844px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const GERMAN = { language: 'de' }
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
  args: { foot: ring(nothing, false, <Late />) },
  parameters: PHONE,
  globals: GERMAN,
}
export const LateWide: Story = { args: { foot: ring(nothing, false, <Late />) } }
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
