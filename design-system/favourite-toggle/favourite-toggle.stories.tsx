import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FavouriteLink } from '#design-system/favourite-toggle/favourite-link.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { dismissToast, toast, toastStore } from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'

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
  name: 'STA-06 the heart shows that it is loading, and ignores presses',
  args: { pending: true, pressed: true },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Miso ramen' })
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(heart)
    await expect(args.onPressedChange).not.toHaveBeenCalled()
  },
}
export const Toggles: Story = {
  name: 'It reports the other state and keeps its name',
  args: { pressed: true },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Favourite: Miso ramen', pressed: true }),
    )
    await expect(args.onPressedChange).toHaveBeenCalledWith(false)
  },
}
/** A heart whose optimistic update is refused after a moment and reverted. */
function Refused({ name }: { name: string }) {
  const [pressed, setPressed] = useState<boolean>()
  const refuse = (next: boolean) => {
    setPressed(next)
    setTimeout(() => {
      setPressed(undefined)
      toast({ title: 'The recipe was not saved', tone: 'error' })
    }, 100)
  }
  return (
    <>
      <FavouriteToggle
        name={name}
        pressed={pressed ?? false}
        pending={pressed !== undefined}
        onPressedChange={refuse}
      />
      <Toaster />
    </>
  )
}

export const Failed: Story = {
  name: 'A failed change is reverted, and a message reports it',
  render: ({ name }) => <Refused name={name} />,
  beforeEach: () => () => toastStore.getSnapshot().forEach(({ id }) => dismissToast(id)),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Miso ramen', pressed: false })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(screen.getByText('The recipe was not saved')).toBeVisible())
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).not.toHaveAttribute('aria-busy')
    await expect(heart).toHaveFocus()
  },
}
export const Visitor: Story = {
  name: 'For visitors it is a link to sign in',
  render: ({ name }) => <FavouriteLink name={name} href="/auth" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Sign in to favourite Miso ramen' }),
    ).toHaveAttribute('href', '/auth')
  },
}
