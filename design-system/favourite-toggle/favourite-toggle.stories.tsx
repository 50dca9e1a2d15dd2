import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'

const meta = {
  title: 'Components/FavouriteToggle',
  component: FavouriteToggle,
  args: { name: 'Miso ramen', onPressedChange: fn() },
  argTypes: { variant: { control: 'inline-radio', options: ['plate', 'boxed', 'bare'] } },
} satisfies Meta<typeof FavouriteToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Off: Story = {}
export const On: Story = { args: { pressed: true } }
export const Boxed: Story = { args: { variant: 'boxed', size: 'l', pressed: true } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Pending: Story = {
  name: 'STA-06 the heart shows that it is loading, and swallows presses',
  args: { pending: true, pressed: true },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Miso ramen' })
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(heart)
    await expect(args.onPressedChange).not.toHaveBeenCalled()
  },
}
export const Toggles: Story = {
  name: 'It asks for the other state and keeps its name',
  args: { pressed: true },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Favourite: Miso ramen', pressed: true }),
    )
    await expect(args.onPressedChange).toHaveBeenCalledWith(false)
  },
}
export const Visitor: Story = {
  name: 'For visitors it is a link to sign in',
  args: { signInHref: '/auth' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Sign in to favourite Miso ramen' }),
    ).toHaveAttribute('href', '/auth')
  },
}
