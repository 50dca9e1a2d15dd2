import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { bookAnswers, comparisonWith } from '../../../../.storybook/data/cookbook-publishing.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'
import { ComparePage } from './compare-page.tsx'

const meta = {
  title: 'Screens/Cookbook publishing/Compare',
  component: ComparePage,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof ComparePage>
export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  name: 'BOK-88 What readers see beside what would be published, with a word for each change',
  parameters: bookAnswers(),
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: 'Readers see now' }))
    const next = within(canvas.getByRole('region', { name: 'Would be published' }))
    const row = (side: typeof now, name: RegExp) => side.getByText(name).closest('li')
    await expect(row(now, /^Apple crumble cake/)).toHaveTextContent('taken out')
    await expect(row(next, /^Cardamom buns/)).toHaveTextContent('new')
    await expect(row(next, /^Rye crispbread/)).toHaveTextContent('moved')
    await expect(next.getByRole('heading', { name: 'Breads renamed' })).toBeVisible()
    await expect(now.getByText('Cover until now')).toBeVisible()
    await expect(next.getByText('Cover, new')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'DE' }))
    await expect(next.getByRole('heading', { name: /^Brote/ })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'On a phone one side is shown, the other is one press away',
  parameters: bookAnswers(),
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    const region = (name: string) => canvas.queryByRole('region', { name })
    await expect(
      await canvas.findByRole('region', { name: 'Das würde veröffentlicht' }),
    ).toBeVisible()
    await expect(region('Das sehen andere jetzt')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Das sehen andere jetzt' }))
    await expect(region('Das sehen andere jetzt')).toBeVisible()
    await expect(region('Das würde veröffentlicht')).toBeNull()
  },
}
export const Past: Story = {
  name: 'BOK-89 A version that was published, beside the one before it',
  args: { version: 7 },
  parameters: bookAnswers(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^What changed in/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Published before' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Published then' })).toBeVisible()
  },
}
export const PastGerman: Story = {
  args: { version: 7 },
  parameters: bookAnswers({ comparison: comparisonWith({ Now: null }) }),
  globals: { language: 'de', ...at(375) },
}
export const Tablet: Story = { parameters: bookAnswers(), globals: { language: 'de', ...at(768) } }
export const NothingLeft: Story = {
  name: 'Without a recipe that readers see',
  parameters: bookAnswers({
    comparison: comparisonWith({
      Next: { ...comparisonWith().Next, Tabs: [], Loose: [] },
      Recipes: comparisonWith().Recipes,
    }),
  }),
  globals: at(320),
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [bookPublishingKeys.comparison(1, 1)] },
}
