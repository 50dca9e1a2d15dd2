import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { TickRow, type TickRowProps } from '#design-system/tick-row/tick-row.tsx'
import { at } from '../../.storybook/viewports.ts'

const TOMATO = '/story/shakshuka.webp'

/** The same state unchecked and checked. */
function Both(args: TickRowProps) {
  return (
    <div className="max-w-124">
      <TickRow {...args} />
      <TickRow {...args} defaultChecked />
    </div>
  )
}

const meta = {
  title: 'Components/TickRow/States',
  component: TickRow,
  tags: ['!autodocs'],
  args: { name: 'Tinned tomatoes', amount: '800 g', picture: TOMATO },
  render: (args) => <Both {...args} />,
} satisfies Meta<typeof TickRow>
export default meta
type Story = StoryObj<typeof meta>

export const OpenAndTicked: Story = { name: 'SHP-14 Open and ticked off' }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const FocusVisibleTicked: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const WithoutAmount: Story = { args: { name: 'Salt', amount: undefined } }
export const WithoutPicture: Story = { args: { picture: null } }
export const WordsAlone: Story = { args: { picture: undefined, amount: undefined } }
export const WithDetail: Story = {
  args: { detail: 'peeled, or 1\u00a0kg fresh tomatoes' },
}
export const WithButton: Story = {
  args: { end: <IconButton icon={ChevronDown} label="Show the recipes" /> },
}
export const Disabled: Story = { args: { disabled: true } }
export const German: Story = {
  args: { name: 'Kartoffel\u00adpüree\u00adflocken mit Butter\u00admilch', amount: '2 Packungen' },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
