import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import type { DeskCookbook } from '#contract/cookbooks/publication.ts'
import { comparisonWith } from '../../../../.storybook/data/cookbook-publishing.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { BookList } from './book-list.tsx'
import { booksKey, comparisonKey } from './use-books.ts'

const meta = {
  title: 'Screens/Desk/Cookbooks',
  component: BookList,
  args: { list: 'waiting' },
  decorators: [
    (Story) => (
      <main className="page-column">
        <h1 className="text-title">Review</h1>
        <Story />
      </main>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof BookList>
export default meta
type Story = StoryObj<typeof meta>

const bookWith = (parts: Partial<DeskCookbook> = {}): DeskCookbook => ({
  Id: 3,
  Submission: {
    Id: 3,
    State: 'waiting',
    Sent: '2026-03-21T18:40:00Z',
    Word: 'A better title.',
    Answer: '',
  },
  Author: { Id: 4, Name: 'Lena Hartmann' },
  IsMine: false,
  Language: 'en',
  Name: { en: 'Things with a crust', de: 'Mit Kruste' },
  Description: { en: 'Dough that wants to crackle.' },
  CoverId: 8,
  HeaderId: null,
  Tabs: [{ en: 'Bread', de: 'Brot' }, { en: 'Sweet' }],
  RecipeCount: 3,
  Live: {
    Language: 'en',
    Name: { en: 'Things with crust', de: 'Mit Kruste' },
    Description: {},
    CoverId: 9,
    HeaderId: null,
  },
  PublicId: 7,
  Pictures: [
    { Id: 8, Path: '/story/book-sunday-bakery.webp', Width: 900, Height: 1200 },
    { Id: 9, Path: '/story/book-levantine-mezze.webp', Width: 900, Height: 1200 },
  ],
  ...parts,
})

const of = (books: DeskCookbook[], list: 'waiting' | 'trusted' = 'waiting') => {
  const answer = { Cookbooks: books, Counts: { waiting: books.length, trusted: 0 } }
  return {
    answers: {
      [booksKey(list, 0)]: answer,
      [booksKey(list, 1)]: answer,
      [comparisonKey(3, 1)]: comparisonWith(),
      [comparisonKey(3, 0)]: comparisonWith(),
    },
  }
}

export const Waiting: Story = {
  name: 'BOK-87 Texts and pictures beside the published ones, and the decision',
  parameters: of([bookWith(), bookWith({ Id: 4, Live: null, PublicId: null, IsMine: true })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cover until now')).toBeVisible()
    await expect(canvas.getByText('Yours: somebody else decides')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send back: Things with a crust' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Answer to Lena Hartmann' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Send back with your answer' }))
    await expect(sheet.getByText('Say what should be different.')).toBeVisible()
  },
}
export const German: Story = {
  parameters: of([bookWith()]),
  globals: { language: 'de', ...at(320) },
}
export const Compared: Story = {
  name: 'BOK-88 As pages, what readers see beside what was sent in',
  parameters: of([bookWith()]),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', {
      name: 'Compare as pages: Things with a crust',
    })
    await userEvent.click(open)
    const next = within(await canvas.findByRole('region', { name: 'Would be published' }))
    await expect(next.getByText('Cardamom buns')).toBeVisible()
    await expect(open).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Trusted: Story = {
  args: { list: 'trusted' },
  parameters: of([bookWith()], 'trusted'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Looked at: Things with a crust' }),
    ).toBeVisible()
  },
}
export const Empty: Story = { parameters: of([]) }
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [booksKey('waiting', 1)] },
}
