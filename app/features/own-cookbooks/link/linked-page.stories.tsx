import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { LinkedCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { bookRecipeWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { LinkedPage } from './linked-page.tsx'

const BOOK: LinkedCookbook = {
  Name: 'Birthday, the children',
  Description: 'For a table of nine.',
  By: 'Tim',
  CoverPath: null,
  HeaderPath: null,
  Tabs: [{ Key: 'morning', Name: 'Morning', Recipes: [1] }],
  Loose: [2],
  Recipes: [
    bookRecipeWith(),
    bookRecipeWith({ Id: 2, PublicId: 2, Name: 'Blueberry pancakes', CoverPath: null }),
  ],
}

const meta = {
  title: 'Screens/Shared cookbook',
  component: LinkedPage,
  args: { token: 'abc', cookbook: BOOK, error: undefined, onRetry: fn() },
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column pt-10">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LinkedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tim shares a cookbook with you')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in to keep a copy' })).toBeVisible()
  },
}
export const Member: Story = {
  beforeEach: signedIn,
  globals: { language: 'de', ...at(320) },
}
export const Empty: Story = { args: { cookbook: { ...BOOK, Tabs: [], Loose: [], Recipes: [] } } }
export const Loading: Story = { args: { cookbook: undefined } }
export const Failed: Story = { args: { cookbook: undefined, error: new Error('No connection') } }
