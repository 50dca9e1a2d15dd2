import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ACTIONS, EMPTY, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ShopMode } from './shop-mode.tsx'

const meta = {
  title: 'Screens/Shopping/Shop',
  component: ShopMode,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { open: true, onOpenChange: fn(), shopping: shoppingWith(), actions: ACTIONS },
} satisfies Meta<typeof ShopMode>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const OpenGerman: Story = { globals: { language: 'de' } }

export const Offline: Story = {
  args: { shopping: shoppingWith({ connection: 'offline', waiting: 2 }) },
}

export const AllDone: Story = { name: 'Everything is in the trolley', args: { shopping: EMPTY } }

export const Trolley: Story = {
  name: 'What is in the trolley can be taken out again',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^In the trolley/ }))
    const trolley = await screen.findByRole('region', { name: 'In the trolley' })
    for (const box of within(trolley).getAllByRole('checkbox')) await expect(box).toBeChecked()
  },
}

const act = { at: 1.75e12, changes: [], inverse: [] }

export const LastActs: Story = {
  name: 'The last acts, one of them undone',
  args: {
    actions: {
      ...ACTIONS,
      acts: [
        { ...act, id: 2, text: 'Garlic ticked off', isUndone: false },
        { ...act, id: 1, text: 'Lemons ticked off', isUndone: true },
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByRole('dialog', { name: 'Your last ten' })).toBeVisible()
  },
}
