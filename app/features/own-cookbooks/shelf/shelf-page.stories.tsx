import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import type { OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookCardWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { ShelfPage } from './shelf-page.tsx'

const meta = {
  title: 'Screens/My cookbooks',
  component: ShelfPage,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof ShelfPage>
export default meta
type Story = StoryObj<typeof meta>

const CARDS = [
  cookbookCardWith({ Readers: 'everybody', PublicId: 7 }),
  cookbookCardWith({
    Id: 2,
    Name: { en: 'Birthday, the children', de: 'Geburtstag der Kinder' },
    Readers: 'link',
    OthersCount: 4,
    WithdrawnCount: 1,
    CopiedFrom: 'Tim',
  }),
  cookbookCardWith({ Id: 3, Name: {}, RecipeCount: 0, DraftCount: 0, CopiedFrom: '' }),
]

const answers = (Cookbooks: OwnCookbookCard[]) => ({
  answers: {
    [ownCookbookKeys.all(0)]: { Cookbooks },
    [ownCookbookKeys.all(1)]: { Cookbooks },
  },
})
const binned = cookbookCardWith({ Id: 4, Deleted: new Date().toISOString() })

export const Shelf: Story = {
  name: 'BOK-73 Who sees each, what is in it, and the bin',
  parameters: answers([...CARDS, binned]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible()
    await expect(
      canvas.getByText('4 recipes, 4 of them by others, 1 draft, 1 withdrawn, a copy from Tim'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Without a name' })).toHaveAttribute(
      'href',
      '/my/cookbooks/3',
    )
    await expect(canvas.getByRole('link', { name: 'Bin, 1 cookbook' })).toBeVisible()
  },
}
export const German: Story = {
  parameters: answers(CARDS),
  globals: { language: 'de', ...at(320) },
}
export const First: Story = { name: 'Without a cookbook', parameters: answers([]) }
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [ownCookbookKeys.all(0), ownCookbookKeys.all(1)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your cookbooks couldn’t be loaded' }),
    ).toBeVisible()
  },
}
export const Bin: Story = {
  parameters: { ...answers([binned]), address: '/my/cookbooks?state=bin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gone in 30 days')).toBeVisible()
  },
}
