import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { FULL } from '../../../.storybook/data/household.ts'
import {
  EMPTY_LIST,
  OWN_CARDS,
  ownAnswers,
  ownCardWith,
  ownListWith,
  ownRecipeWith,
} from '../../../.storybook/data/own-recipes.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { ownKeys } from './own-keys.ts'
import { OwnRecipesPage } from './own-recipes-page.tsx'

const meta = {
  title: 'Screens/My recipes',
  component: OwnRecipesPage,
  args: { onSearchEverywhere: fn() },
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
} satisfies Meta<typeof OwnRecipesPage>
export default meta
type Story = StoryObj<typeof meta>

const moreAbout = (name: string) => screen.getByRole('button', { name: `More about ${name}` })
const CAKE = 'Grandma’s apple crumble cake'

export const List: Story = {
  parameters: ownAnswers(),
  name: 'A recipe in each state; a draft opens its editor',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: CAKE })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_ID_FROM + 1}`,
    )
    await expect(canvas.getByRole('link', { name: 'Lentil soup for Mondays' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_ID_FROM + 2}/edit`,
    )
    await expect(canvas.getByText('Draft, no steps yet')).toBeVisible()
    await expect(canvas.getByText('Draft, no ingredients yet')).toBeVisible()
    await expect(canvas.getByText('From Ben')).toBeVisible()
    // What somebody else wrote is theirs to change.
    await expect(canvas.queryByRole('button', { name: 'More about Plum sheet cake' })).toBeNull()
    const german = canvas.getByRole('heading', { name: /^Kichererbsen/ })
    await expect(german).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText('7 steps, 40 min, only in German')).toBeVisible()
  },
}

export const ListGerman: Story = {
  parameters: ownAnswers(),
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = {
  parameters: ownAnswers(),
  globals: { language: 'de', ...at(768) },
}

/** A recipe in each state on its way to everybody. */
const UNDERWAY = (
  [
    { Submission: 'returned' },
    { Submission: 'waiting' },
    { Publication: 'published', PublicId: 312 },
    { Publication: 'published', PublicId: 313, Submission: 'waiting' },
    { Publication: 'withdrawn', PublicId: 314 },
  ] as const
).map((standing, index) =>
  ownCardWith({ Id: OWN_ID_FROM + 20 + index, Name: `Cake ${index + 1}`, ...standing }),
)
const PUBLISHING = ownAnswers({
  list: ownListWith({
    Recipes: [...UNDERWAY, ...OWN_CARDS],
    Counts: {
      All: 11,
      draft: 2,
      private: 3,
      link: 1,
      bin: 2,
      waiting: 2,
      returned: 1,
      published: 1,
      withdrawn: 1,
    },
  }),
})

export const Publishing: Story = {
  name: 'PUB-93 How recipes stand on their way to everybody; what was sent back comes first',
  parameters: PUBLISHING,
  play: async ({ canvas }) => {
    const states = canvas.getAllByText(/^(In review|Sent back|Published|Withdrawn)/, {
      selector: '.own-state',
    })
    await expect(states.map(({ textContent }) => textContent)).toEqual([
      'Sent back',
      'In review',
      'Published',
      'Published, new version in review',
      'Withdrawn',
    ])
    // Its remarks are in the editor.
    await expect(canvas.getByRole('link', { name: 'Cake 1' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_ID_FROM + 20}/edit`,
    )
    await expect(canvas.getByRole('button', { name: 'Sent back 1' })).toBeVisible()
    await userEvent.click(moreAbout('Cake 3'))
    await expect(canvas.getByRole('link', { name: 'Publication and versions' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_ID_FROM + 22}/publication`,
    )
  },
}
export const PublishingGerman: Story = {
  parameters: PUBLISHING,
  globals: { language: 'de', ...at(320) },
}

export const WhoPublished: Story = {
  name: 'Who sees a published recipe',
  parameters: ownAnswers({ own: ownRecipeWith({ Publication: 'published', PublicId: 312 }) }),
  play: async () => {
    await userEvent.click(moreAbout(CAKE))
    await userEvent.click(screen.getByRole('button', { name: /^Who can see it/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Who can see it' }))
    await expect(await sheet.findByText('Published: everybody can cook it')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Publication and versions' })).toBeVisible()
  },
}

export const First: Story = {
  name: 'Without a recipe the ways in',
  parameters: ownAnswers({ list: EMPTY_LIST }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Write it down/ })).toHaveAttribute(
      'href',
      '/my/recipes/new',
    )
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const FirstGerman: Story = {
  parameters: First.parameters!,
  globals: { language: 'de', ...at(320) },
}

export const Menu: Story = {
  parameters: ownAnswers(),
  play: async () => {
    await userEvent.click(moreAbout(CAKE))
    await expect(screen.getByRole('button', { name: /^Who can see it/ })).toHaveTextContent(
      'Only you',
    )
    await expect(screen.getByRole('button', { name: /^Folders/ })).toHaveTextContent('From Grandma')
  },
}

/** One that nobody else has, and words of another one. */
const WAITING = [
  { id: null, name: 'Nettle soup', path: '/my/recipes/new?draft=k', changed: Date.now() },
  { id: OWN_ID_FROM + 1, name: CAKE, path: `/my/recipes/${OWN_ID_FROM + 1}/edit`, changed: 0 },
]

export const Waiting: Story = {
  name: 'What is on this device alone says so',
  parameters: ownAnswers(),
  args: { waiting: WAITING },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('On this device, not sent yet')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Nettle soup' })).toHaveAttribute(
      'href',
      '/my/recipes/new?draft=k',
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'crumble')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Nettle soup' })).toBeNull())
  },
}

export const WaitingAlone: Story = {
  name: 'The first recipe waits on this device',
  parameters: ownAnswers({ list: EMPTY_LIST }),
  args: { waiting: WAITING.slice(0, 1) },
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Auf diesem Gerät, noch nicht gesendet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { answers: { ...ownAnswers().answers, [ownKeys.list(1, 1, {})]: undefined } },
}

export const Failed: Story = {
  parameters: {
    answers: { ...ownAnswers().answers, [ownKeys.list(1, 1, {})]: undefined },
    failures: [ownKeys.list(1, 1, {})],
  },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your recipes couldn’t be loaded')).toBeVisible()
  },
}

export const Bin: Story = {
  parameters: { ...ownAnswers(), address: '/my/recipes?state=bin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Deleted recipes stay here for 30 days/)).toBeVisible()
    await expect(canvas.getAllByText('In the bin, 30 days left')).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'Burnt porridge' })).toBeNull()
    await userEvent.click(moreAbout('Burnt porridge'))
    await expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Delete for good' })).toBeVisible()
  },
}

export const EmptyBin: Story = {
  parameters: {
    ...ownAnswers({ bin: ownListWith({ Recipes: [] }) }),
    address: '/my/recipes?state=bin',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bin is empty')).toBeVisible()
  },
}

export const Folder: Story = {
  name: 'A folder that the household reads',
  parameters: { ...ownAnswers(), address: '/my/recipes?folder=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'From Grandma' })).toBeVisible()
    await expect(canvas.getByText('Your household can read what is in this folder.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^From Grandma/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(moreAbout('From Grandma'))
    await expect(screen.getByRole('button', { name: 'Stop sharing it' })).toBeVisible()
  },
}

export const EmptyFolder: Story = {
  parameters: {
    ...ownAnswers({ folder: ownListWith({ Recipes: [] }) }),
    address: '/my/recipes?folder=2',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in this folder yet')).toBeVisible()
  },
}

export const NoHit: Story = {
  parameters: ownAnswers(),
  name: 'A search without a hit leads on',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'saffron')
    await expect(await canvas.findByText('None of your recipes mentions “saffron”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search all of Simmer' }))
    await expect(args.onSearchEverywhere).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByRole('link', { name: CAKE })).toBeVisible()
  },
}

export const NewFolder: Story = {
  parameters: ownAnswers(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }))
    const sheet = await screen.findByRole('dialog', { name: 'New folder' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Create folder' }))
    await expect(within(sheet).getByText('Give the folder a name.')).toBeVisible()
  },
}

const openFromMenu = async (entry: RegExp) => {
  await userEvent.click(moreAbout(CAKE))
  await userEvent.click(screen.getByRole('button', { name: entry }))
}

export const Folders: Story = {
  parameters: ownAnswers(),
  name: 'A recipe can lie in several folders',
  play: async () => {
    await openFromMenu(/^Folders/)
    const sheet = await screen.findByRole('dialog', { name: `Folders of ${CAKE}` })
    await expect(within(sheet).getByRole('checkbox', { name: 'From Grandma' })).toBeChecked()
    await expect(within(sheet).getByRole('checkbox', { name: 'Sunday baking' })).not.toBeChecked()
  },
}

export const OnlyYou: Story = {
  name: 'Who can see it: only you',
  parameters: ownAnswers({ own: ownRecipeWith({ FolderIds: [] }) }),
  play: async () => {
    await openFromMenu(/^Who can see it/)
    const sheet = await screen.findByRole('dialog', { name: 'Who can see it' })
    await expect(sheet).toHaveTextContent('as if it were not there')
    await expect(within(sheet).getByRole('button', { name: 'Make a link' })).toBeVisible()
    await expect(within(sheet).queryByRole('checkbox')).toBeNull()
  },
}

export const WithLink: Story = {
  name: 'Who can see it: the household, and whoever has the link',
  parameters: {
    answers: {
      ...ownAnswers({ own: ownRecipeWith({ LinkToken: '9f3k-apfel', IsShared: true }) }).answers,
      [keys.household()]: { Household: FULL },
    },
  },
  play: async () => {
    await openFromMenu(/^Who can see it/)
    const sheet = await screen.findByRole('dialog', { name: 'Who can see it' })
    await expect(within(sheet).getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${location.host}/r/9f3k-apfel`,
    )
    await expect(within(sheet).getByRole('checkbox')).toBeChecked()
    await expect(within(sheet).getByRole('button', { name: 'Only me again' })).toBeVisible()
  },
}

export const WithLinkGerman: Story = {
  parameters: WithLink.parameters!,
  globals: { language: 'de', ...at(320) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: `Mehr zu ${CAKE}` }))
    await userEvent.click(screen.getByRole('button', { name: /^Wer es sieht/ }))
    await expect(await screen.findByRole('dialog', { name: 'Wer es sieht' })).toBeVisible()
  },
}

export const Many: Story = {
  name: 'The rest of a long list comes with a press',
  parameters: ownAnswers({
    list: ownListWith({
      Recipes: Array.from({ length: 24 }, (_, index) => ({
        ...OWN_CARDS[index % 2]!,
        Id: OWN_ID_FROM + index,
        Name: `Recipe ${index + 1}`,
      })),
      Total: 29,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 5 more' })).toBeVisible()
  },
}
