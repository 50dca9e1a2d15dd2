import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { itemReader } from '#cooking/items/item-reader.ts'
import {
  ACTIONS,
  FOODS,
  LIST,
  DEPARTMENTS,
  shoppingWith,
} from '../../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { Entry } from './entry.tsx'

/** Enough that not all of them have room beside the field. */
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

const HABITS = [
  { Name: '2 l milk', Times: 3 },
  { Name: 'Tomatoes', Times: 2 },
  { Name: 'Candles', Times: 1 },
  { Name: 'Bread', Times: 1 },
]

const shopping = shoppingWith({
  list: { ...LIST, places: DEPARTMENTS, habits: HABITS, staples: [9] },
  reader: itemReader(FOODS),
})

const meta = {
  title: 'Screens/Shopping/Entry',
  component: Entry,
  decorators: [inApp],
  parameters: {
    answers: { [keys.ingredients(0)]: INGREDIENTS, [keys.ingredients(1)]: INGREDIENTS },
  },
  args: { actions: { ...ACTIONS, addItem: fn(), addItems: fn() }, shopping, side: 'above' },
  render: (args) => (
    <div className="max-w-124 pt-60">
      <h2 className="sr-only">Shopping list</h2>
      <Entry {...args} />
    </div>
  ),
} satisfies Meta<typeof Entry>
export default meta
type Story = StoryObj<typeof meta>

/** Types into the field. */
const typing =
  (text: string): Story['play'] =>
  async ({ canvas }) =>
    userEvent.type(canvas.getByRole('combobox'), text)

export const Empty: Story = {}

export const Suggestions: Story = {
  name: 'SHP-28 Suggestions scroll in 200 px, above the draft',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 't')
    const list = await screen.findByRole('listbox')
    const { top, height } = list.getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(200)
    await expect(list.scrollHeight).toBeGreaterThan(200)
    const draft = canvas.getByRole('button', { name: 'Add' }).getBoundingClientRect()
    const field = canvas.getByRole('combobox').getBoundingClientRect()
    await expect(top + height).toBeLessThanOrEqual(draft.top)
    await expect(draft.bottom).toBeLessThanOrEqual(field.top)
  },
}

export const Sum: Story = {
  name: 'What is on the list already adds up',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '400 g tomatoes')
    await expect(await canvas.findByText(/for recipes \+ your 400/)).toBeVisible()
  },
}

export const Several: Story = {
  name: 'A comma begins the next item, and one press adds all',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bread, 2 kg tomatoes, the blue thing')
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3' }))
    await expect(args.actions.addItems).toHaveBeenCalledWith([
      'bread',
      '2 kg tomatoes',
      'the blue thing',
    ])
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const SeveralGerman: Story = {
  globals: { language: 'de' },
  play: typing('Brot, 2 kg Tomaten, das Blaue für Oma'),
}

export const Unknown: Story = {
  name: 'What is not known stays word for word',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'The blue thing for Oma')
    await expect(await canvas.findByText('Other. You can move it.')).toBeVisible()
  },
}

export const AtHome: Story = {
  name: 'What is always at home can be added anyway',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'olive oil')
    await expect(await canvas.findByText(/Add it anyway/)).toBeVisible()
  },
}

export const TooLong: Story = {
  name: 'What is too long stays in the field',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste('x'.repeat(230))
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.addItem).toHaveBeenCalledWith('x'.repeat(230))
    await expect(canvas.getByRole('combobox')).toHaveValue('x'.repeat(230))
  },
}

export const Habits: Story = {
  name: 'What was written before is added with one press',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await canvas.findByRole('button', { name: /^milk/i }))
    await expect(args.actions.addItem).toHaveBeenCalledWith('2 l milk')
  },
}

export const Pasted: Story = {
  name: 'Several lines are looked over before they are added',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste(`2 l milk\n\n• bread\n${'x'.repeat(300)}`)
    await expect(await screen.findByRole('button', { name: 'Add 2 items' })).toBeVisible()
  },
}
