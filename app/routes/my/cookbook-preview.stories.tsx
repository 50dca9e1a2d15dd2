import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { ownCookbookKeys } from '#app/features/own-cookbooks/cookbook-keys.ts'
import { bookAnswers, ownBookWith } from '../../../.storybook/data/cookbook-publishing.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { CookbookPreview } from './cookbook-preview.tsx'

const meta = {
  title: 'Screens/Cookbook publishing/Preview',
  component: CookbookPreview,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof CookbookPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: 'BOK-86 As readers see it: without drafts, in either language, as a page or a card',
  parameters: bookAnswers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One draft is not in it/)).toBeVisible()
    await expect(canvas.queryByText('Rye biscuits')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'DE' }))
    await expect(canvas.getByRole('heading', { name: 'Mit Kruste' })).toBeVisible()
    // A tab without a name in this language has that of the book's.
    await expect(canvas.getByRole('tab', { name: 'Brot' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Sweet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Card' }))
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}
export const German: Story = { parameters: bookAnswers(), globals: { language: 'de', ...at(320) } }
export const Tablet: Story = { parameters: bookAnswers(), globals: at(768) }
export const Empty: Story = {
  name: 'With nothing to read in it',
  parameters: bookAnswers({ cookbook: ownBookWith({ Tabs: [], Recipes: [] }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Readers see your published recipes here.')).toBeVisible()
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [ownCookbookKeys.one(1, 1)] },
}
