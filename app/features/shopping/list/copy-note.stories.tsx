import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { listCard } from '../../../../.storybook/data/household.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { CopyNote } from './copy-note.tsx'

const card = listCard({ Id: 9, CopyOf: 1, IsDefault: false, SeenBy: 'you', PersonIds: [] })

const meta = {
  title: 'Screens/Shopping/Copy of a list',
  component: CopyNote,
  decorators: [inApp],
  args: { shopping: { card, isCopied: true, dismissCopied: fn() } },
} satisfies Meta<typeof CopyNote>
export default meta
type Story = StoryObj<typeof meta>

export const Copied: Story = {
  name: 'The copy is named, with where it is found',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('“Weekly shop” is no longer shared with you')).toBeVisible()
    await expect(
      canvas.getByText(/among your lists as “Weekly shop”, marked “Your copy”/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.shopping.dismissCopied).toHaveBeenCalled()
  },
}

export const CopiedGerman: Story = { globals: { language: 'de', ...at(375) } }

export const First: Story = {
  name: 'The copy of the first list takes its place',
  args: { shopping: { card: { ...card, IsDefault: true }, isCopied: true, dismissCopied: fn() } },
}
