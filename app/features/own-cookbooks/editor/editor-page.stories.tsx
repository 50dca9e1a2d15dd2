import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { EditorPage } from './editor-page.tsx'

const meta = {
  title: 'Screens/Cookbook editor',
  component: EditorPage,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const answers = (cookbook: OwnCookbook) => ({
  answers: { [ownCookbookKeys.one(1, 0)]: cookbook, [ownCookbookKeys.one(1, 1)]: cookbook },
})

export const Tabs: Story = {
  name: 'Recipes in each state, under tabs',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft, appears when it is published')).toBeVisible()
    await expect(canvas.getByText(/^Withdrawn on 17/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep its place' })).toBeVisible()
    await expect(canvas.getByText('German: Brot')).toBeVisible()
    await expect(canvas.getAllByText('German name is missing')).toHaveLength(2)
    await expect(canvas.getByText(/^Nothing here yet\./)).toBeVisible()
  },
}
export const German: Story = {
  parameters: answers(cookbookWith()),
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = { parameters: answers(cookbookWith()), globals: at(768) }

export const Lifted: Story = {
  name: 'BOK-70 A row that is lifted, across tabs',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Move Country sourdough, place 1 of 2 in Bread/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    const moved = canvas.getByRole('button', {
      name: 'Move Country sourdough, place 1 of 3 in Sweet',
    })
    await expect(moved).toHaveFocus()
    await expect(moved).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Country sourdough: place 1 of 3 in Sweet.')).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: answers(
    cookbookWith({ Name: {}, Description: {}, Tabs: [], Loose: [], Recipes: [] }),
  ),
}
export const TwoOrders: Story = {
  name: 'Two devices have ordered at once',
  parameters: answers(
    cookbookWith({ OtherOrder: { Tabs: [], Loose: [1], Left: '2026-03-21T18:42:00Z' } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use that one' })).toBeVisible()
  },
}
export const Both: Story = {
  name: 'BOK-71 The words in both languages',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Both languages' }))
    await expect(canvas.getByRole('textbox', { name: 'Tab 1, Deutsch' })).toHaveValue('Brot')
  },
}
export const Choosing: Story = {
  name: 'Several are chosen, and asked where they go',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose several' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Country sourdough' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Apple crumble cake' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to …' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Where do the 2 recipes go?' }))
    await expect(sheet.getByRole('radio', { name: /^Without a tab/ })).toBeVisible()
  },
}
export const Shared: Story = {
  name: 'Who sees it, with a link',
  parameters: answers(cookbookWith({ Readers: 'link', LinkToken: 'abc' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who sees it: With the link' }))
    await expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [ownCookbookKeys.one(1, 0), ownCookbookKeys.one(1, 1)] },
}
