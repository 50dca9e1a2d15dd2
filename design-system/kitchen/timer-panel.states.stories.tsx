import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimerCell, TimerPanel } from '#design-system/kitchen/index.ts'
import { PICTURES, SCENE_WORDS } from '#design-system/kitchen/kitchen.fixtures.ts'
import { CELLS, sheet } from '#design-system/kitchen/timers.fixture.tsx'
import { at } from '../../.storybook/viewports.ts'

const cell = (state: keyof typeof CELLS, name = 'Chicken') => (
  <TimerCell {...CELLS[state]} name={name} picture={PICTURES[4]!} first={null} />
)

/** The timers of a finished recipe on an ordinary page. */
const meta = {
  title: 'Components/TimerPanel',
  component: TimerPanel,
  args: {
    heading: 'One timer is still on',
    hint: 'It rings on every page, until you stop it.',
    children: cell('runs'),
  },
} satisfies Meta<typeof TimerPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { globals: at(768) }
export const Several: Story = {
  args: {
    heading: '3 timers are still on',
    hint: 'They ring on every page, until you stop them.',
    children: (
      <>
        {cell('rings')}
        {cell('last', 'Sauce')}
        {cell('paused', 'Dough')}
      </>
    ),
  },
  globals: at(768),
}
export const Stopped: Story = {
  args: { heading: 'No timer of this dish is on.', hint: undefined, children: cell('undo') },
  globals: at(375),
}
export const OnPhoneGerman: Story = {
  args: {
    heading: 'Ein Timer ist noch an',
    hint: 'Er klingelt auf jeder Seite, bis du ihn stoppst.',
    children: cell('runs', 'Zitronen\u00adhähnchen'),
  },
  globals: { ...at(320), language: 'de' },
}
/** A cell was pressed. */
export const Opened: Story = {
  args: { sheet: sheet()(SCENE_WORDS.en) },
  globals: at(1280),
}
export const OpenedOnPhone: Story = {
  args: { sheet: sheet()(SCENE_WORDS.de) },
  globals: { ...at(375), language: 'de' },
}
