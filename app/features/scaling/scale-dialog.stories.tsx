import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { ScaleDialog } from './scale-dialog.tsx'

const row = (
  [id, name, plural]: readonly [number, string, string],
  amount: number | null,
  unit: UnitKey,
  parts: Partial<RecipeIngredient> = {},
): RecipeIngredient => ({
  Ingredient: { Id: id, Name: name, PluralName: plural, ImagePath: null },
  ImperialAmount: amount,
  MetricUnit: unitCode(unit),
  ...parts,
})

const INGREDIENTS = [
  row([1, 'plain flour', 'plain flour'], 400 / 12, 'g', { GramsPerMl: 0.53 }),
  row([2, 'butter', 'butter'], 20, 'g'),
  row([3, 'salt', 'salt'], 1, 'pinch', { Pinned: true }),
  row([4, 'apple', 'apples'], 8 / 12, 'piece'),
  row([5, 'lemon juice', 'lemon juice'], null, 'piece'),
]

const CAKE = recipeWith({
  Id: 81,
  Yield: {
    Servings: 12,
    Step: 12,
    Of: 'slices',
    One: 'slice',
    Form: { Name: '26 cm springform tin', Plural: '26 cm springform tins', Diameter: 26 },
  },
})

const meta = {
  title: 'Screens/Recipe/Scale dialog',
  component: ScaleDialog,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { open: true, onOpenChange: fn(), recipe: CAKE, ingredients: INGREDIENTS },
} satisfies Meta<typeof ScaleDialog>
export default meta
type Story = StoryObj<typeof meta>

const type = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const AsTheRecipe: Story = { name: 'It begins with what the recipe takes' }

export const LessFlour: Story = {
  name: 'D-67 All amounts follow the flour, but a pinned pinch stays',
  play: async () => {
    await type('Amount, g', '300')
    await expect(screen.getByText('9 slices')).toBeVisible()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rows.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      '300 gPlain flourinstead of 400 g',
      '180 gButterinstead of 240 g',
      '1 pinchSaltstays',
      '6Applesinstead of 8',
    ])
  },
}

export const LessFlourOnAPhone: Story = {
  globals: { ...at(375), language: 'de' },
  play: () => type('Menge, g', '300'),
}

export const InLitres: Story = {
  name: 'Flour can be measured in litres, because its weight is known',
  play: async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'l')
    await expect(screen.getByRole('textbox', { name: 'Amount, l' })).toHaveValue('0.755')
  },
}

export const Apples: Story = {
  name: 'Another ingredient begins with its own amount, and plus adds one',
  play: async () => {
    const food = await screen.findByRole('combobox', { name: 'Of this ingredient' })
    await userEvent.selectOptions(food, 'Apples')
    await expect(screen.getByRole('textbox', { name: 'Amount, piece' })).toHaveValue('8')
    await userEvent.click(screen.getByRole('button', { name: '1 more' }))
    await expect(screen.getByText('about 14 slices')).toBeVisible()
  },
}

export const NoNumber: Story = {
  name: 'What is no number scales nothing, and nothing is lost',
  play: async ({ args }) => {
    await type('Amount, g', 'a lot')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByText('Type a number above 0 and all amounts follow.')).toBeVisible()
  },
}

export const TooLittle: Story = {
  name: 'Too little for one slice says how much is enough',
  play: async () => {
    await type('Amount, g', '20')
    const text = 'is not enough for 1 slice. Take at least'
    await expect(screen.getByText((shown) => shown.includes(text))).toBeVisible()
  },
}

export const AnotherTin: Story = {
  name: 'Another round tin',
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Another tin' }))
    await type(/Diameter/, '18')
    await expect(screen.getByText(/one 18 cm springform tin/)).toBeVisible()
  },
}

export const SquareTin: Story = {
  name: 'A tin with corners, in German',
  globals: { language: 'de' },
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Andere Form' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Eckig' }))
    await expect(screen.getByText(/1 Form von 20 × 30 cm/)).toBeVisible()
  },
}

export const ForPeople: Story = {
  name: 'A recipe for people, of which only two servings are cooked at once',
  args: {
    recipe: recipeWith({ Id: 82, Yield: { Servings: 2, Step: 1, AtOnce: 2 } }),
    ingredients: [row([1, 'rice', 'rice'], 75, 'g'), row([2, 'egg', 'eggs'], 2, 'piece')],
  },
  play: async () => {
    await type('Amount, g', '250')
    await expect(screen.getByText(/cook 2 at a time/)).toBeVisible()
  },
}
