import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent } from 'storybook/test'
import { useSWRConfig } from 'swr'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import type { NewsItem } from '#contract/news/news.ts'
import { CHOICES, NEWS_ITEMS, NEWS_NOW, newsOf, newsWith } from '../../../.storybook/data/news.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { FollowingPage } from './following-page.tsx'
import { choicesKey, newsKey } from './news-keys.ts'

const of = (items: readonly NewsItem[], choices = CHOICES) => ({
  answers: {
    [newsKey(0)]: newsOf(items),
    [newsKey(1)]: newsOf(items),
    [choicesKey()]: choices,
  },
})

const seen = NEWS_ITEMS.map((item) => Object.assign({}, item, { IsNew: false }))

const meta = {
  title: 'Screens/Favourites/Following',
  component: FollowingPage,
  args: { now: NEWS_NOW },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Favourites</h1>
        <Story />
      </>
    ),
    inApp,
  ],
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
    return signedIn()
  },
} satisfies Meta<typeof FollowingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Seen: Story = {
  name: 'FOL-40 FOL-80 One thing large, then weeks and months, and where it ends',
  parameters: of(seen),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Authors you follow',
      'The Sunday Bakery',
      'This week',
      'Earlier in November',
      'October',
    ])
    await expect(canvas.getByText(/^That is everything since 28\sAugust/)).toBeVisible()
    const answer = canvas.getByRole('link', { name: 'Answer to your comment on Marble gugelhupf' })
    await expect(answer).toHaveAttribute('href', '/recipes/41#comment-171')
    await expect(canvas.getByText(/^“Ja, zehn Minuten/)).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('link', { name: '5 new recipes' })).toHaveAttribute(
      'href',
      '/authors/2',
    )
  },
}
export const SeenGerman: Story = {
  parameters: of(seen),
  globals: { language: 'de', ...at(320) },
}

export const New: Story = {
  name: 'What is new says so, and how much of it there is',
  parameters: of(NEWS_ITEMS.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('new')).toHaveLength(2)
    await expect(canvas.getByText('1 not seen yet')).toBeVisible()
  },
}

const DECIDED: readonly NewsItem[] = [
  newsWith({
    Kind: 'readRecipe',
    Id: 31,
    Name: 'Plum sheet cake',
    Text: '25 minutes is short for a full tray. Is it with fan?',
    Decision: { IsApproved: false, OwnId: 1_000_000_041 },
    IsNew: true,
  }),
  newsWith({
    Kind: 'readCookbook',
    Id: 32,
    Name: 'Things with crust',
    CoverPath: '/story/book-sunday-bakery.webp',
    Decision: { IsApproved: true, OwnId: 7 },
  }),
  newsWith({
    Kind: 'readProfile',
    Id: 33,
    Name: 'Lena Hartmann',
    CoverPath: '/story/portrait.webp',
    Decision: { IsApproved: true, OwnId: null },
  }),
]

export const Decided: Story = {
  name: 'FOL-85 What editors have decided about something of the member’s',
  parameters: of(DECIDED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your recipe was read and came back')).toBeVisible()
    await expect(canvas.getByText(/^“25 minutes is short/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See how it stands' })).toHaveAttribute(
      'href',
      '/my/recipes/1000000041/publication',
    )
    await expect(canvas.getByRole('link', { name: 'Things with crust' })).toHaveAttribute(
      'href',
      '/my/cookbooks/7/publication',
    )
    const named = canvas.getAllByRole('link', { name: 'Lena Hartmann' })
    await expect(named.map((link) => link.getAttribute('href'))).toContain('/my/author/profile')
  },
}
export const DecidedGerman: Story = {
  parameters: of(DECIDED),
  globals: { language: 'de', ...at(320) },
}

export const Keys: Story = {
  name: 'FOL-43 J, K and M',
  parameters: of(NEWS_ITEMS),
  play: async ({ canvas }) => {
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: 'Shakshuka' })).toHaveFocus()
    await userEvent.keyboard('kk')
    await expect(canvas.getByRole('link', { name: 'Open the cookbook' })).toHaveFocus()
    keysOff.write('off')
    await userEvent.keyboard('jm')
    await expect(canvas.getByRole('link', { name: 'Open the cookbook' })).toHaveFocus()
    await expect(canvas.getAllByText('new')).toHaveLength(3)
    keysOff.write(null)
    await userEvent.keyboard('m')
    await expect(canvas.queryByText('new')).toBeNull()
    const [, init] = mocked(window.fetch).mock.calls.at(-1) ?? []
    await expect(JSON.parse(init?.body as string)).toEqual({ Until: NEWS_ITEMS[0]?.Published })
  },
}

/** What another answer of the server brings. */
function Arrive() {
  const { mutate } = useSWRConfig()
  const bring = () =>
    mutate(newsKey(1), newsOf([newsWith({ Id: 99, Name: 'Plum cake' }), ...seen]), {
      revalidate: false,
    })
  return <button onClick={() => void bring()}>Another answer</button>
}

export const Arrived: Story = {
  name: 'FOL-42 What comes while the member reads is a button, and nothing moves',
  parameters: of(seen),
  render: (args) => (
    <>
      <Arrive />
      <FollowingPage {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('heading', { name: 'The Sunday Bakery' })
    const { top } = lead.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Another answer' }))
    const show = await canvas.findByRole('button', { name: '1 new, at the top' })
    await expect(lead.getBoundingClientRect().top).toBe(top)
    await expect(canvas.queryByText('Plum cake')).toBeNull()
    await userEvent.click(show)
    await expect(canvas.getByRole('heading', { name: 'Plum cake' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /at the top/ })).toBeNull()
  },
}

export const NewestRecipe: Story = {
  name: 'The newest is a recipe without a picture, and nothing else is new',
  parameters: of([newsWith({ CoverPath: null })]),
}

export const AnswerFirst: Story = {
  name: 'An answer to the member is the newest',
  parameters: of(seen.filter(({ Kind }) => Kind === 'answer')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the answer' })).toBeVisible()
  },
}
export const AnswerFirstGerman: Story = {
  parameters: AnswerFirst.parameters ?? {},
  globals: { language: 'de', ...at(320) },
}

export const ManyFirst: Story = {
  name: 'Many recipes of one day are the newest',
  parameters: of(seen.filter(({ Id }) => Id > 20)),
}

export const Nobody: Story = {
  name: 'FOL-40 The member follows nobody',
  parameters: of([], { ...CHOICES, Authors: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the authors' })).toBeVisible()
  },
}
export const NobodyGerman: Story = { ...Nobody, play: () => {}, globals: { language: 'de' } }

export const Quiet: Story = {
  name: 'FOL-40 Nothing is new',
  parameters: of([]),
}
export const QuietGerman: Story = { ...Quiet, globals: { language: 'de', ...at(320) } }

export const Loading: Story = {}

export const Failed: Story = {
  name: 'FOL-40 What is new did not arrive',
  parameters: { failures: [newsKey(1)] },
  // Failures are logged.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is new did not arrive')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'FOL-40 The connection is gone while the member reads',
  parameters: of(seen),
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\./)).toBeVisible()
  },
}
