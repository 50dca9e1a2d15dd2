import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { Authorship } from '#contract/desk/authorship.ts'
import { applicationWith, authorshipWith, IMANI_AS_AUTHOR } from '../../../.storybook/data/desk.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { AuthorshipPage } from './authorship-page.tsx'
import { authorshipKey } from './authorship-key.ts'

const of = (authorship: Authorship) => ({
  answers: { [keys.me()]: MEMBER, [authorshipKey()]: authorship },
})

const meta = {
  title: 'Screens/Author',
  component: AuthorshipPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return signedIn()
  },
} satisfies Meta<typeof AuthorshipPage>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  name: 'The form, with the name of the account',
  parameters: of(authorshipWith()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name under your recipes' })).toHaveValue(
      'Mina Okafor',
    )
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveAttribute(
      'href',
      '/terms',
    )
  },
}
export const FirstGerman: Story = {
  parameters: of(authorshipWith()),
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = {
  parameters: of(authorshipWith()),
  globals: { language: 'de', ...at(768) },
}

export const Missing: Story = {
  name: 'What is missing is named, and the first of it has the focus',
  parameters: of(authorshipWith()),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Link/ }), 'Leipzig')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to become an author' }))
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible()
    await expect(canvas.getByText(/^This is not an address/)).toBeVisible()
    await expect(canvas.getAllByText(/^Please agree/)).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: 'Two sentences about you' })).toHaveFocus()
  },
}

export const FiveLinks: Story = {
  name: 'Up to five links, and the new field has the focus',
  parameters: of(authorshipWith()),
  play: async ({ canvas }) => {
    for (const number of [2, 3, 4, 5]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Another link' }))
      await expect(canvas.getByRole('textbox', { name: `Link ${number}` })).toHaveFocus()
    }
    await expect(canvas.queryByRole('button', { name: 'Another link' })).toBeNull()
  },
}

/** Why and until when, as the server says it to a member on hold. */
const ON_HOLD =
  'Your account is on hold until 29 November 2094: you can use it, but do nothing that others see. Why: Insults under three recipes.'

export const OnHold: Story = {
  name: 'A member on hold reads why and until when, and keeps what was typed',
  parameters: of(authorshipWith({ Application: applicationWith({ State: 'withdrawn' }) })),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    mocked(window.fetch).mockReturnValue(promise)
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask to become an author' }))
    await expect(mocked(window.fetch)).toHaveBeenCalledOnce()
    resolve(Response.json({ Code: 'Suspended', Message: ON_HOLD }, { status: 403 }))
    await expect(await canvas.findByText(ON_HOLD)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveValue('Leipzig')
  },
}

export const Waiting: Story = {
  name: 'It waits, and can be withdrawn',
  parameters: of(authorshipWith({ Application: applicationWith() })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You asked on 9.March 2024/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  },
}
export const WaitingGerman: Story = {
  parameters: Waiting.parameters!,
  globals: { language: 'de', ...at(375) },
}

const REFUSED = authorshipWith({
  Application: applicationWith({
    State: 'refused',
    Decided: '2024-03-11T10:00:00.000Z',
    Remark: 'Please write three recipes of your own first. One of them may be short.',
  }),
})

export const Refused: Story = {
  name: 'Refused, with the remark and what was written',
  parameters: of(REFUSED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please write three recipes/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveValue('Leipzig')
  },
}
export const RefusedGerman: Story = {
  parameters: of(REFUSED),
  globals: { language: 'de', ...at(375) },
}

export const Author: Story = {
  name: 'Approved, the page of the author',
  args: { tab: 'profile' },
  parameters: of(authorshipWith({ Author: IMANI_AS_AUTHOR })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your author page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To your page' })).toHaveAttribute(
      'href',
      '/authors/12',
    )
    const preview = within(canvas.getByRole('complementary'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place' }), '-Plagwitz')
    await expect(preview.getByText('Leipzig-Plagwitz')).toBeVisible()
  },
}
export const AuthorGerman: Story = {
  args: { tab: 'profile' },
  parameters: of(
    authorshipWith({
      Author: {
        ...IMANI_AS_AUTHOR,
        Name: 'Maximiliane-Charlotte Donaudampfschifffahrtsgesellschaftskapitänin',
        Description: {},
        IsTrusted: false,
      },
    }),
  ),
  globals: { language: 'de', ...at(320) },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { answers: { [keys.me()]: MEMBER }, failures: [authorshipKey()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
