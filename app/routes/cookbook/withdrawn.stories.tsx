import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { withdrawnKey } from './withdrawn-key.ts'
import { WithdrawnCookbook } from './withdrawn.tsx'

const meta = {
  title: 'Screens/Cookbook publishing/Withdrawn',
  component: WithdrawnCookbook,
  args: { id: 7 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WithdrawnCookbook>
export default meta
type Story = StoryObj<typeof meta>

const cookbook = {
  Name: 'The Sunday Bakery',
  Recipes: [
    { Id: 11, Name: 'Country sourdough' },
    { Id: 12, Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt' },
  ],
}
const answers = { [withdrawnKey(7, 0)]: cookbook, [withdrawnKey(7, 1)]: cookbook }

export const Named: Story = {
  name: 'BOK-84 The address of a withdrawn cookbook names it and its recipes',
  parameters: { answers },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '“The Sunday Bakery” was withdrawn' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Country sourdough' })).toHaveAttribute(
      'href',
      '/recipes/11',
    )
  },
}
export const German: Story = {
  parameters: { answers },
  globals: { language: 'de', ...at(320) },
}
export const WithoutRecipes: Story = {
  parameters: {
    answers: { [withdrawnKey(7, 1)]: { ...cookbook, Recipes: [] } },
  },
}
export const Loading: Story = {}
