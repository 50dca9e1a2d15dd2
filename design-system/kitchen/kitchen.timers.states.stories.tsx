import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import {
  chicken,
  look,
  many,
  offered,
  overview,
  ring,
  several,
  sheet,
  tarts,
} from '#design-system/kitchen/timers.fixture.tsx'

/** Timers: a ladder of light, from an outline to the flame. */
const meta = {
  title: 'Components/Kitchen/States/Timers',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { frame: { width: '390px', height: '844px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const GERMAN = { language: 'de' }

export const Two: Story = { args: { shelf: several() } }
export const TwoOnPhone: Story = { ...Two, parameters: PHONE, globals: GERMAN }
export const Three: Story = { args: { shelf: several(1) } }
export const ThreeOnPhone: Story = { ...Three, parameters: PHONE }
/** A recipe without a film has room for four on a laptop. */
export const Many: Story = { args: { text: 'plain', shelf: many } }

export const ManyBesideAFilm: Story = { args: { shelf: many } }

/** Those that wait to be started are no running timers. */
export const Offered: Story = { args: { shelf: offered }, globals: GERMAN }
export const Paused: Story = { args: { shelf: chicken('paused') }, parameters: PHONE }
export const Undo: Story = { args: { shelf: chicken('undo') }, parameters: PHONE, globals: GERMAN }

/** A timer of another kitchen, or one of several, rings in its cell. */
export const RingsInItsCell: Story = { args: { shelf: chicken('rings') }, parameters: PHONE }
export const RangeIdle: Story = { args: { text: 'tarts', shelf: tarts('idle', 840) } }
export const Range: Story = { args: { text: 'tarts', running: true, shelf: tarts('runs', 680) } }
export const RangeOnPhone: Story = { ...Range, parameters: PHONE, globals: GERMAN }

/** Between its two bells a timer is white and says "look". */
export const RangeBetween: Story = {
  args: { text: 'tarts', running: true, shelf: tarts('look', 80) },
}
export const RangeLook: Story = { args: { text: 'tarts', running: true, foot: look() } }
export const RangeLookOnPhone: Story = { ...RangeLook, parameters: PHONE, globals: GERMAN }
export const Ring: Story = { args: { running: true, foot: ring() } }
export const RingOnPhone: Story = { ...Ring, parameters: PHONE, globals: GERMAN }
/** A bell of another dish says which. */
export const RingOfAnotherDish: Story = {
  args: { running: true, foot: ring(undefined, false, { isOther: true }) },
}
export const RingOfAnotherDishOnPhone: Story = {
  ...RingOfAnotherDish,
  parameters: PHONE,
  globals: GERMAN,
}
export const RingSideways: Story = { ...Ring, parameters: SIDEWAYS }
export const TimerSheet: Story = { args: { running: true, shelf: chicken(), over: sheet() } }
export const TimerSheetPaused: Story = {
  args: { shelf: chicken('paused'), over: sheet(undefined, 'paused') },
  globals: GERMAN,
}
export const TimerSheetRings: Story = {
  args: { shelf: chicken('rings'), over: sheet(undefined, 'rings') },
  play: async () => {
    const opened = within(screen.getByRole('dialog'))
    await expect(opened.getByText(/^Time is up/)).toBeInTheDocument()
    await expect(opened.getByRole('timer')).toHaveTextContent('3:06')
    await expect(opened.queryByRole('button', { name: 'Pause' })).toBeNull()
    await expect(opened.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  },
}
export const TimerSheetRingsOnPhone: Story = {
  args: TimerSheetRings.args,
  parameters: PHONE,
  globals: GERMAN,
}
export const Overview: Story = { args: { running: true, shelf: chicken(), over: overview() } }
/** Several dishes: what their marks stand for, and the way between them. */
export const OverviewOfDishes: Story = {
  args: { running: true, shelf: chicken(), over: overview(undefined, undefined, true) },
}
export const OverviewOfDishesOnPhone: Story = {
  ...OverviewOfDishes,
  parameters: PHONE,
  globals: GERMAN,
}
export const OverviewGerman: Story = { ...Overview, globals: GERMAN }
