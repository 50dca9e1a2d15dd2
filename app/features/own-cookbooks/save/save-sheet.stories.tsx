import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import type { OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookCardWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { SaveSheet } from './save-sheet.tsx'

const meta = {
  title: 'Screens/Favourite in a cookbook',
  component: SaveSheet,
  args: { recipe: { id: 7, name: 'Miso ramen' }, onClose: fn() },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof SaveSheet>
export default meta
type Story = StoryObj<typeof meta>

const answers = (Cookbooks: OwnCookbookCard[]) => ({
  answers: {
    [ownCookbookKeys.with(7, 0)]: { Cookbooks },
    [ownCookbookKeys.with(7, 1)]: { Cookbooks },
  },
})

const PATHS = ['shakshuka', 'miso-ramen', 'margherita-pizza', 'coconut-vegetable-curry'].map(
  (name) => `/story/${name}.webp`,
)
const SEVERAL = [
  cookbookCardWith({
    Name: { en: 'Birthday, the children', de: 'Geburtstag der Kinder' },
    Readers: 'link',
    RecipeCount: 9,
    CoverPaths: PATHS,
    HasRecipe: false,
  }),
  cookbookCardWith({
    Id: 2,
    Name: { en: 'Soups for two', de: 'Suppen zu zweit' },
    RecipeCount: 1,
    HasRecipe: true,
  }),
  cookbookCardWith({
    Id: 3,
    Name: { en: 'When the in-laws come', de: 'Wenn die Schwiegereltern kommen' },
    RecipeCount: 6,
    CoverPaths: PATHS,
    HasRecipe: false,
  }),
]

export const Several: Story = {
  name: 'BOK-90 In which cookbooks a new favourite stands',
  parameters: answers(SEVERAL),
  play: async () => {
    await expect(
      await screen.findByRole('checkbox', { name: 'Soups for two 1 recipe, only you' }),
    ).toBeChecked()
    await expect(
      screen.getByRole('checkbox', { name: 'Birthday, the children 9 recipes, with the link' }),
    ).not.toBeChecked()
  },
}
export const German: Story = {
  parameters: answers(SEVERAL),
  globals: { language: 'de', ...at(320) },
}
export const First: Story = {
  name: 'The first cookbook is made, and asked for its title',
  parameters: answers([]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New cookbook' }))
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(screen.getByText('Give it a title.')).toBeVisible()
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [ownCookbookKeys.with(7, 0), ownCookbookKeys.with(7, 1)] },
}
