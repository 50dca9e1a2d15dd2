import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'
import { EMPTY_LIST } from '#app/features/shopping/model/shopping-list.ts'
import { ACTIONS, EMPTY, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ShoppingList } from './shopping-list.tsx'

/** Chooses a tab, whatever was chosen last in this browser. */
const choose =
  (name: RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) =>
    userEvent.click(canvas.getByRole('tab', { name }))

const meta = {
  title: 'Screens/Shopping/List',
  component: ShoppingList,
  decorators: [inApp],
  args: { shopping: shoppingWith(), actions: ACTIONS, field: { current: null } },
  render: (args) => (
    <div className="max-w-124">
      {/* Where it stands its headings are below this one. */}
      <h2 className="sr-only">Shopping list</h2>
      <ShoppingList {...args} />
    </div>
  ),
} satisfies Meta<typeof ShoppingList>
export default meta
type Story = StoryObj<typeof meta>

export const ByDepartments: Story = { play: choose(/^Departments/) }

export const InTheDrawer: Story = {
  name: 'Names are cut, and what was not understood stands somewhere else',
  args: { isCut: true, isUnderstoodOnly: true },
  play: choose(/^Departments/),
}

export const ByRecipes: Story = {
  name: 'By recipes: a counter is named after what it counts',
  play: async (context) => {
    await choose(/^Recipes/)(context)
    const { canvas } = context
    await expect(canvas.getByRole('group', { name: 'People for Margherita pizza' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Slices: Apple crumble cake' })).toBeVisible()
  },
}

export const ByRecipesGerman: Story = { globals: { language: 'de' }, play: choose(/^Rezepte/) }

export const ByRecipesRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: choose(/^Recipes/),
}

export const Offline: Story = {
  args: { shopping: shoppingWith({ connection: 'offline', waiting: 5 }) },
}

export const Empty: Story = { args: { shopping: EMPTY } }

export const Waiting: Story = {
  name: 'Nothing has arrived yet',
  args: { shopping: shoppingWith({ list: EMPTY_LIST, isKnown: false }) },
}

export const Failed: Story = {
  name: 'Nothing has arrived, and there is no connection',
  args: {
    shopping: shoppingWith({ list: EMPTY_LIST, isKnown: false, connection: 'offline' }),
  },
}
