import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Heart, Minus, Search, ShoppingBasket, Share2 } from '#design-system/icon/lucide.ts'
import { IconButton, IconLink } from '#design-system/icon-button/icon-button.tsx'
import { CountBadge } from '#design-system/tag/badge.tsx'

const meta = {
  title: 'Components/IconButton/States',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: 'Search', icon: Search },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="Search" icon={Search} />
      <IconButton label="Share" icon={Share2} variant="boxed" />
      <IconButton label="Favourite" icon={Heart} variant="plate" />
      <IconLink label="Favourites" icon={Heart} href="/favorites/recipes" />
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="Small" icon={Minus} variant="boxed" size="s" />
      <IconButton label="Medium" icon={Minus} variant="boxed" />
      <IconButton label="Large" icon={Minus} variant="boxed" size="l" />
      <IconButton label="Extra large" icon={Minus} variant="boxed" size="xl" />
    </div>
  ),
}
export const WithCount: Story = {
  args: {
    label: 'Shopping list, 9 items',
    icon: ShoppingBasket,
    children: <CountBadge>9</CountBadge>,
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const FocusVisiblePlate: Story = {
  args: { variant: 'plate', icon: Heart },
  play: () => userEvent.tab(),
}
export const Boxed: Story = { args: { variant: 'boxed', icon: Minus } }
export const Unavailable: Story = {
  args: { disabled: true, variant: 'boxed', icon: Minus },
  parameters: { unlike: 'Boxed' },
}
export const Pending: Story = { args: { pending: true } }
export const Pressed: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="Favourite" icon={Heart} iconFill variant="boxed" aria-pressed />
      <IconButton label="Favourite" icon={Heart} iconFill variant="plate" aria-pressed />
    </div>
  ),
}
