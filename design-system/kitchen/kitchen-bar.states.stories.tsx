import type { Meta, StoryObj } from '@storybook/react-vite'
import { KitchenBar } from '#design-system/kitchen/index.ts'
import { PICTURES } from '#design-system/kitchen/kitchen.fixtures.ts'
import { at } from '../../.storybook/viewports.ts'

const sauce = { id: 'a', name: 'Sauce', picture: PICTURES[2]!, left: 185, href: '/cook/3' }
const roast = { id: 'b', name: 'Chicken', picture: PICTURES[4]!, left: 760, href: '/cook/1' }
const ringing = {
  recipe: 'Lemon chicken tray bake',
  ...roast,
  bell: 'rings' as const,
  sign: 'the skin starts to colour',
  onStop: () => undefined,
  onAdd: () => undefined,
  onGoOn: () => undefined,
}

/** The kitchen on every other page: below the head, on phones above the tabs. */
const meta = {
  title: 'Components/KitchenBar',
  component: KitchenBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12rem', contain: 'layout' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    timers: [sauce, roast],
    href: '/cook/3',
    place: 'Step 3 of 5',
    recipe: 'Spaghetti al pomodoro',
  },
} satisfies Meta<typeof KitchenBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { globals: at(1280) }
export const WithoutTimers: Story = { args: { timers: [], mark: 2 }, globals: at(1280) }
export const Rings: Story = { args: { ringing }, globals: at(1280) }
/** After the last step only timers are left. */
export const AfterCooking: Story = {
  args: { leadsTo: 'timers', place: 'Finished' },
  globals: at(1280),
}
export const AfterCookingOnPhone: Story = {
  args: { leadsTo: 'timers', place: 'Fertig', timers: [roast] },
  globals: { ...at(320), language: 'de' },
}
export const OnPhone: Story = { globals: at(375) }
export const OnPhoneGerman: Story = {
  globals: { ...at(320), language: 'de' },
  args: {
    timers: [{ ...roast, name: 'Zitronen\u00adhähnchen', left: 3760 }],
    place: 'Schritt 3 von 5',
  },
}
export const RingsOnPhone: Story = { args: { ringing }, globals: { ...at(320), language: 'de' } }
export const LooksOnPhone: Story = {
  args: { ringing: { ...ringing, bell: 'look' } },
  globals: at(375),
}
/** On a page without tabs. */
export const RingsWithoutTabs: Story = { args: { ringing, tabs: false }, globals: at(375) }
