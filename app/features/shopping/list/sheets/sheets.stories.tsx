import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ACTIONS, LIST, shoppingWith } from '../../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { ListMenu } from './list-menu.tsx'
import { ListSheets } from './list-sheets.tsx'

const meta = {
  title: 'Screens/Shopping/Sheets',
  component: ListSheets,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { sheet: 'share', onClose: fn(), shopping: shoppingWith(), actions: ACTIONS },
} satisfies Meta<typeof ListSheets>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }

export const Share: Story = {
  name: 'The list as text and on paper',
  play: async () => {
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'As text' })
    await expect(text.value).toContain('\n- ')
  },
}

export const ShareGerman: Story = { globals: german }

export const Keys: Story = {
  name: 'The keys, with a switch for single letters',
  args: { sheet: 'keys' },
  play: async () => {
    const letters = await screen.findByRole('checkbox', { name: /single letters/ })
    await userEvent.click(letters)
    await expect(letters).not.toBeChecked()
    await userEvent.click(letters)
    await expect(letters).toBeChecked()
  },
}

export const KeysGerman: Story = { args: { sheet: 'keys' }, globals: german }

export const Staples: Story = {
  name: 'What is always at home',
  args: { sheet: 'staples', shopping: shoppingWith({ list: { ...LIST, staples: [1, 9] } }) },
}

export const NoStaples: Story = { name: 'Nothing is always at home', args: { sheet: 'staples' } }

export const Menu: Story = {
  name: 'The menu leads to each sheet',
  args: { sheet: undefined },
  render: () => <ListMenu actions={ACTIONS} onSheet={opened} isFilled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Shop and its order/ }))
    await expect(opened).toHaveBeenCalledWith('shop')
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    await expect(await screen.findByRole('button', { name: /^Clear list/ })).toBeVisible()
  },
}

const opened = fn()
