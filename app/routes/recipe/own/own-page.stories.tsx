import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ByLink } from '#app/features/own-recipes/index.ts'
import { linkKey } from '#app/features/own-recipes/known-links.ts'
import { keys } from '#app/lib/api/keys.ts'
import { DISH_STEPS } from '../../../../.storybook/data/cooking-log.ts'
import {
  OWN_DISH,
  OWN_INGREDIENTS,
  ownAnswers,
  ownRecipeWith,
} from '../../../../.storybook/data/own-recipes.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { OwnPage } from './own-page.tsx'

const meta = {
  title: 'Screens/My recipes/Recipe',
  component: OwnPage,
  decorators: [inApp],
  args: { recipe: OWN_DISH },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof OwnPage>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyYou: Story = {
  parameters: ownAnswers(),
  name: 'Its member edits it, cooks it and notes something',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you see this')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_DISH.Id}/edit`,
    )
    await expect(canvas.getByRole('button', { name: 'Cook along' })).toBeVisible()
    await expect(canvas.getByText('From my grandmother Ada')).toBeVisible()
    await expect(canvas.getByText(/Half the sugar is enough/)).toBeVisible()
    await expect(canvas.getByText('Not checked')).toBeVisible()
    // Nothing that others would say or see.
    await expect(canvas.queryByRole('button', { name: /^Share step/ })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shopping list' })).toBeVisible())
  },
}

export const German: Story = {
  parameters: ownAnswers(),
  globals: { language: 'de', ...at(320) },
}

export const OtherLanguage: Story = {
  name: 'A recipe in the other language says so',
  parameters: ownAnswers(),
  args: { recipe: { ...OWN_DISH, Name: 'Apfel-Streuselkuchen', Language: 'de' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only in German so far')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
  },
}

export const NewTimers: Story = {
  name: 'A timer that is read anew says so until it is seen',
  parameters: ownAnswers({ own: ownRecipeWith({ HasNewTimers: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A timer here is different now/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}

export const NewTimersGerman: Story = { ...German, parameters: NewTimers.parameters }

export const WithLink: Story = {
  name: 'With a link, from a page of others',
  parameters: ownAnswers({ own: ownRecipeWith({ LinkToken: 'token' }) }),
  args: {
    recipe: {
      ...OWN_DISH,
      Own: {
        IsMine: true,
        Source: { Address: 'https://example.org/cake', Licence: 'CC BY 4.0', IsForeign: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Whoever has the link sees this')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /example\.org/ })).toHaveAttribute(
      'href',
      'https://example.org/cake',
    )
  },
}

export const Published: Story = {
  name: 'PUB-93 Published, while the new version was sent back',
  parameters: ownAnswers({
    own: ownRecipeWith({ Publication: 'published', PublicId: 312, Submission: 'returned' }),
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Published, the new version was sent back' }),
    ).toHaveAttribute('href', `/my/recipes/${OWN_DISH.Id}/publication`)
  },
}

export const Loading: Story = {
  name: 'Who sees it is not said before it is known',
  parameters: ownAnswers({ own: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: OWN_DISH.Name })).toBeVisible()
    await expect(canvas.queryByText('Shared with you')).toBeNull()
    await expect(canvas.queryByText('Only you see this')).toBeNull()
  },
}

/** The recipe as others read it. */
const OF_OTHERS = { ...OWN_DISH, Own: { ...OWN_DISH.Own, IsMine: false } }

export const OfTheHousehold: Story = {
  name: 'Somebody of the household only reads',
  parameters: ownAnswers({ own: null }),
  args: { recipe: OF_OTHERS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shared with you')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
}

export const ByItsLink: Story = {
  name: 'A visitor with the link reads and cooks',
  args: { recipe: OF_OTHERS },
  parameters: {
    answers: Object.fromEntries(
      ([0, 1] as const).flatMap((langId): [string, unknown][] => [
        [linkKey(keys.recipeIngredients(OWN_DISH.Id, langId), 'token'), OWN_INGREDIENTS],
        [linkKey(keys.howTo(OWN_DISH.Id, langId), 'token'), DISH_STEPS],
      ]),
    ),
  },
  render: (args) => (
    <ByLink token="token">
      <OwnPage {...args} />
    </ByLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shared with you by link')).toBeVisible()
    await expect(canvas.getByText(/^tonka bean/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cook along' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Shopping list' })).toBeNull()
  },
}
