import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { WifiOff } from '#design-system/icon/lucide.ts'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { title: 'Change password successfully.', tone: 'success' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['success', 'danger', 'info', 'neutral'] },
    icon: { control: false },
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Tones: Story = {
  render: () => (
    <div className="grid max-w-dialog gap-4">
      <Banner tone="success" title="Change password successfully." />
      <Banner tone="danger" title="New Password and Confirm Password doesn't match." />
      <Banner tone="info" icon={WifiOff} title="No connection. As of 18:04." />
      <Banner tone="neutral" title="Cook with both hands free">
        The app plays one step, stops, and waits for you.
      </Banner>
    </div>
  ),
}
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'The comments did not arrive',
    children: 'The connection dropped. What you wrote is still here.',
    action: <Button size="s">Try again</Button>,
  },
}
export const Dismissible: Story = {
  args: { tone: 'neutral', title: 'Cook with the app', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
export const LongGerman: Story = {
  args: {
    tone: 'danger',
    title: 'Neues Passwort und Bestätigung stimmen nicht überein.',
    children: 'Bitte vergleiche beide Felder. Deine Nutzungs\u00adbedingungen gelten weiter.',
  },
  globals: { ...at(320), language: 'de' },
}
export const Announced: Story = {
  name: 'The result of an action is announced, an error assertively',
  args: { tone: 'danger', title: 'Not saved', children: 'Try again.', announced: true },
  play: async () => {
    await waitFor(() => {
      const region = screen.getAllByRole('log').find((it) => it.textContent !== '')
      return expect(region).toHaveAttribute('aria-live', 'assertive')
    })
  },
}
export const Narrow: Story = { ...WithAction, globals: at(320) }
export const FocusVisible: Story = {
  args: { tone: 'neutral', title: 'Cook with the app', onDismiss: fn() },
  play: () => userEvent.tab(),
}
export const RightToLeft: Story = {
  args: { ...WithAction.args, onDismiss: fn() },
  globals: { direction: 'rtl' },
}
