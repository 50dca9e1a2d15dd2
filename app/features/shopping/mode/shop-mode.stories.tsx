import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ACTIONS, LIST, items, SHOPS, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ShopMode } from './shop-mode.tsx'

const meta = {
  title: 'Screens/Shopping/Shop',
  component: ShopMode,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: {
    open: true,
    onOpenChange: fn(),
    shopping: shoppingWith(),
    actions: { ...ACTIONS, shops: SHOPS, moveTo: fn(), finish: fn() },
  },
} satisfies Meta<typeof ShopMode>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }

export const Open: Story = {
  play: async () => {
    const title = await screen.findByRole('button', { name: /to go.*Departments$/ })
    await expect(title).toHaveTextContent('Supermarkt Südstraße')
  },
}

export const OpenGerman: Story = { globals: german }

export const Offline: Story = {
  args: {
    shopping: shoppingWith({
      connection: 'offline',
      waiting: 2,
      fetchedAt: new Date().setHours(0, 4, 0, 0),
    }),
  },
  play: async () => {
    const line = await screen.findByText('List from 00:04, 2 ticks kept.')
    await waitFor(() => expect(line).toBeVisible())
  },
}

export const OfflineGerman: Story = { args: Offline.args, globals: german }

export const Failing: Story = {
  name: 'The server does not answer',
  args: { shopping: shoppingWith({ connection: 'failing', waiting: 2 }) },
}

const done = {
  ...LIST,
  recipes: [],
  items: items(5, 1),
}

export const AllDone: Story = {
  name: 'Everything is in the trolley, and shopping is finished',
  args: { shopping: shoppingWith({ list: done }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Finish shopping' }))
    await expect(args.actions.finish).toHaveBeenCalled()
  },
}

export const AllDoneGerman: Story = { args: AllDone.args, globals: german }

export const Trolley: Story = {
  name: 'What is in the trolley can be taken out again, and shopping be finished',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^In the trolley/ }))
    const trolley = await screen.findByRole('dialog', { name: 'In the trolley' })
    for (const box of within(trolley).getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.click(within(trolley).getByRole('button', { name: 'Finish shopping' }))
    await expect(args.actions.finish).toHaveBeenCalled()
    await waitFor(() => expect(trolley).not.toBeInTheDocument())
  },
}

export const Index: Story = {
  name: 'The title opens the departments, and one press leads to each',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Departments$/ }))
    const index = await screen.findByRole('dialog', { name: 'Departments' })
    await userEvent.click(within(index).getByRole('button', { name: /^Other/ }))
    const other = await screen.findByRole('heading', { name: 'Other' })
    await waitFor(() => expect(other).toHaveFocus())
  },
}

export const Add: Story = {
  name: 'The field for more, with what is often bought',
  args: {
    shopping: shoppingWith({
      list: {
        ...LIST,
        habits: [
          { Name: 'Milk', Times: 2 },
          { Name: 'Feta', Times: 1 },
        ],
      },
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    await expect(await screen.findByRole('combobox', { name: 'Add an item' })).toHaveFocus()
    await expect(screen.getByRole('button', { name: /^Milk/ })).toBeVisible()
  },
}

export const Sixty: Story = {
  name: 'Sixty rows',
  args: { shopping: shoppingWith({ list: { ...LIST, items: items(60) } }) },
}

export const Keys: Story = {
  name: 'Arrows lead from row to row, H says that it is at home, N leads to the field',
  play: async ({ args }) => {
    const shop = await screen.findByRole('dialog', { name: /to go$/ })
    const [first, second] = within(shop).getAllByRole('checkbox')
    first!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('h')
    await expect(args.actions.moveTo).toHaveBeenCalledWith(
      expect.anything(),
      expect.anything(),
      'home',
    )
    await userEvent.keyboard('n')
    await expect(await screen.findByRole('combobox', { name: 'Add an item' })).toHaveFocus()
  },
}

const action = { at: 1.75e12, changes: [], inverse: [] }

export const LastActs: Story = {
  name: 'The last actions, one of them undone',
  args: {
    actions: {
      ...ACTIONS,
      history: [
        { ...action, id: 2, text: 'Garlic into the trolley', isUndone: false },
        { ...action, id: 1, text: 'Lemons into the trolley', isUndone: true },
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByRole('dialog', { name: 'Your last ten' })).toBeVisible()
  },
}
