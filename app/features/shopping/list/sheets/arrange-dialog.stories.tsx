import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ACTIONS, DEPARTMENTS, SHOPS } from '../../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'

const meta = {
  title: 'Screens/Shopping/Order of departments',
  component: ArrangeDialog,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: {
    open: true,
    onOpenChange: fn(),
    departments: DEPARTMENTS,
    actions: ACTIONS,
  },
} satisfies Meta<typeof ArrangeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const Shops: Story = {
  name: 'Two shops, the cook is in one of them',
  args: { actions: { ...ACTIONS, shops: SHOPS } },
}

export const Named: Story = {
  name: 'Another shop is named',
  args: { actions: { ...ACTIONS, shops: SHOPS, enterShop: fn(async () => undefined) } },
  play: async ({ args }) => {
    const shop = await screen.findByRole('combobox', { name: 'Shop' })
    await userEvent.selectOptions(shop, 'Another shop …')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the shop' }), 'Market')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await expect(args.actions.enterShop).toHaveBeenCalledWith(expect.any(String), 'Market')
    await userEvent.selectOptions(shop, 'Corner shop')
    await expect(args.actions.enterShop).toHaveBeenCalledWith('corner', 'Corner shop')
  },
}

export const OpenGerman: Story = { globals: { language: 'de' } }
