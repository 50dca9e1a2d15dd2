import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'

const meta = {
  title: 'Components/Button/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Enter and Space press it',
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const PendingSwallows: Story = {
  name: 'While pending it keeps the focus and ignores presses',
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const submit = fn((event: SubmitEvent) => event.preventDefault())

export const PendingSubmit: Story = {
  name: 'A pending submit button does not submit its form again',
  render: () => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const DisabledSwallows: Story = {
  name: 'While disabled it keeps the focus and ignores presses; the older word does the same',
  render: (args) => (
    <>
      <Button {...args} disabled />
      <Button {...args} unavailable>
        Share
      </Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    for (const name of ['Save', 'Share']) {
      const button = canvas.getByRole('button', { name })
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
