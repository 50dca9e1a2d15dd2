import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { NoticeForm } from './notice-form.tsx'

const meta = {
  title: 'Screens/Notice',
  component: NoticeForm,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column max-w-[34rem] py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  args: { onSent: fn() },
} satisfies Meta<typeof NoticeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Phone: Story = { globals: { language: 'de', ...at(320) } }

export const Faults: Story = {
  name: 'RPT-55 Every fault is named, and the first one gets the focus',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /name/ }), 'Jo Weber')
    await userEvent.type(canvas.getByRole('textbox', { name: /e-mail/ }), 'jo')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('textbox', { name: /Address of the page/ })).toHaveFocus()
    await expect(canvas.getByText('Please check the address: name@example.com')).toBeVisible()
    await expect(canvas.getByText('We need this to look at it.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /name/ })).toHaveValue('Jo Weber')
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}
