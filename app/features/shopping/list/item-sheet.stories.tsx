import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ACTIONS } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ItemSheet } from './item-sheet.tsx'

const item = {
  Id: 1,
  Key: 'a',
  Name: '2 l milk, fresh',
  Label: 'milk',
  Amount: 2,
  Unit: 7,
  Note: 'fresh',
  DepartementId: 1,
  State: 0,
} as const

const meta = {
  title: 'Screens/Shopping/Item',
  component: ItemSheet,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { open: true, onOpenChange: fn(), item, actions: ACTIONS },
} satisfies Meta<typeof ItemSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const OpenGerman: Story = { globals: { language: 'de' } }

export const Changed: Story = {
  name: 'A changed amount is saved with Enter',
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'How much' })
    await userEvent.clear(field)
    await userEvent.type(field, '1,5{Enter}')
    await expect(args.actions.editItem).toHaveBeenCalledWith(
      item,
      expect.objectContaining({ Amount: 1.5, Unit: 7, Note: 'fresh' }),
    )
  },
}
