import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { ACTIONS, LIST, notes, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { Notes } from './notes.tsx'

/** Enough that not all of them have room below the field. */
const INGREDIENTS = [
  'Tomatoes',
  'Potatoes',
  'Butter',
  'Water',
  'Tofu',
  'Oats',
  'Stock',
  'Mint',
].map((Name, index) => ({ Id: index + 1, Name, ImagePath: null }))

const meta = {
  title: 'Screens/Shopping/Notes',
  component: Notes,
  decorators: [inApp],
  parameters: {
    answers: { [keys.ingredients(0)]: INGREDIENTS, [keys.ingredients(1)]: INGREDIENTS },
  },
  args: { notes: notes(3), actions: ACTIONS, shopping: shoppingWith() },
  render: (args) => (
    <div className="max-w-124 pb-60">
      <Notes {...args} />
    </div>
  ),
} satisfies Meta<typeof Notes>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { notes: [] } }

export const Some: Story = {}

export const SomeGerman: Story = { globals: { language: 'de' } }

export const Many: Story = {
  name: 'SHP-28 CON-44 Many notes scroll in 150 px',
  args: { notes: notes(40) },
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    await expect(list?.getBoundingClientRect().height).toBe(150)
    await expect(list?.scrollHeight).toBeGreaterThan(150)
  },
}

export const Suggestions: Story = {
  name: 'SHP-28 Suggestions scroll in 200 px',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 't')
    const list = await screen.findByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200)
    await expect(list.scrollHeight).toBeGreaterThan(200)
  },
}

export const Habits: Story = {
  name: 'What was written before is added with one press',
  args: {
    notes: [],
    shopping: shoppingWith({
      list: {
        ...LIST,
        habits: [
          { Name: '2 l milk', Times: 3 },
          { Name: 'Candles', Times: 1 },
          { Name: 'Bread', Times: 1 },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('button', { name: '2 l milk' })).toBeVisible()
  },
}

export const Pasted: Story = {
  name: 'Several lines are looked over before they are added',
  args: { notes: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste(`2 l milk\n\n• bread\n${'x'.repeat(300)}`)
    await expect(await screen.findByRole('button', { name: 'Add 2 items' })).toBeVisible()
  },
}
