import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { AuthorProfile, Authorship, ProfileChange } from '#contract/desk/authorship.ts'
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
  name: 'DSK-33 A member on hold reads why and until when, and keeps what was typed',
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

const LONG_NAME = 'Maximiliane-Charlotte Donaudampfschifffahrtsgesellschaftskapitänin'
const asking = (parts: Partial<ProfileChange> = {}): ProfileChange => ({
  Id: 4,
  State: 'waiting',
  Name: 'Imani O.',
  Portrait: { Id: 77, Path: '/story/portrait.webp' },
  Sent: '2024-03-09T10:00:00.000Z',
  Remark: null,
  ...parts,
})
const RETURNED = asking({
  State: 'returned',
  Name: 'Simmer Kitchen',
  Remark: 'That sounds as if you were us. Your own name reads well.',
})
const author = (parts: Partial<AuthorProfile> = {}) =>
  of(authorshipWith({ Author: { ...IMANI_AS_AUTHOR, ...parts } }))
const PROFILE = { tab: 'profile' } as const

export const Author: Story = {
  name: 'FOL-93 The profile: links are checked when they are left, and Cancel brings back what is saved',
  args: PROFILE,
  parameters: author(),
  play: async ({ canvas }) => {
    const seen = within(canvas.getByRole('complementary', { name: 'How others see you' }))
    const place = canvas.getByRole('textbox', { name: 'Place' })
    await userEvent.type(place, '-Plagwitz')
    await expect(seen.getByText('Leipzig-Plagwitz')).toBeVisible()
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Social network' }),
      'http://instagram.com/imani',
    )
    await userEvent.tab()
    await expect(await canvas.findByText(/^This is not an address/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(place).toHaveValue('Leipzig')
    await expect(canvas.queryByText(/^This is not an address/)).toBeNull()
  },
}
export const AuthorGerman: Story = {
  name: 'The profile in German on 320 px, with a long name, without a portrait and a text',
  args: PROFILE,
  parameters: author({
    Name: LONG_NAME,
    Description: { en: 'I cook.' },
    Portrait: null,
    IsTrusted: true,
  }),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mit der Marke EN\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Wählen' })).toBeVisible()
  },
}
export const AuthorTablet: Story = {
  args: PROFILE,
  parameters: author({ Social: 'https://www.instagram.com/imani' }),
  globals: { language: 'de', ...at(768) },
}

export const Silent: Story = {
  name: 'FOL-98 A saved address at which nobody answers says so, until another one is typed',
  args: PROFILE,
  parameters: author({ Silent: ['https://imani.example/'] }),
  play: async ({ canvas }) => {
    const website = await canvas.findByRole('textbox', { name: 'Website' })
    const silent = /^Nobody answers at this address/
    await expect(website).toHaveAccessibleDescription(silent)
    await userEvent.type(website, 'bread')
    await expect(canvas.queryByText(silent)).toBeNull()
  },
}
const MEANT = author({
  Silent: ['https://imani.example/'],
  Meant: [{ Silent: 'https://imani.example/', Address: 'https://www.imani.example/' }],
})
export const Meant: Story = {
  name: 'FOL-97 An address nearby at which somebody answers is taken in one press',
  args: PROFILE,
  parameters: MEANT,
  play: async ({ canvas }) => {
    const website = await canvas.findByRole('textbox', { name: 'Website' })
    await expect(canvas.getByText(/^Did you mean www\.imani\.example\?/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this one' }))
    await expect(website).toHaveValue('https://www.imani.example/')
    await expect(website).toHaveFocus()
    await expect(canvas.queryByText(/^Did you mean/)).toBeNull()
  },
}
export const MeantGerman: Story = {
  args: PROFILE,
  parameters: MEANT,
  globals: { language: 'de', ...at(320) },
}
export const SilentGerman: Story = {
  args: PROFILE,
  parameters: author({ Silent: ['https://imani.example/'] }),
  globals: { language: 'de', ...at(320) },
}

/** Answers a call with what is saved. */
const answering = (answer: Authorship) => () =>
  void spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer))

const IMANI_WAITING = authorshipWith({
  Author: { ...IMANI_AS_AUTHOR, Change: asking({ Portrait: null }) },
})

export const Saved: Story = {
  name: 'FOL-90 FOL-95 Another name is saved, and waits for the desk; others see the old one',
  args: PROFILE,
  parameters: author(),
  beforeEach: answering(IMANI_WAITING),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name under your recipes' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Imani O.')
    const { promise, resolve } = Promise.withResolvers<Response>()
    mocked(window.fetch).mockReturnValueOnce(promise)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save changes' }))
    const saved = mocked(window.fetch).mock.calls.filter(([, init]) => init?.method === 'PATCH')
    await expect(saved).toHaveLength(1)
    resolve(Response.json(IMANI_WAITING))
    await expect(await canvas.findByText('Your profile is saved.')).toBeVisible()
    await expect(await canvas.findByText('The desk reads this first')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
    await expect(name).toHaveValue('Imani O.')
  },
}

export const Asked: Story = {
  name: 'Another name and portrait wait, and are taken back',
  args: PROFILE,
  parameters: author({ Change: asking() }),
  beforeEach: answering(authorshipWith({ Author: IMANI_AS_AUTHOR })),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name under your recipes' })
    await expect(name).toHaveValue('Imani O.')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(canvas.queryByText('The desk reads this first')).toBeNull())
    await expect(name).toHaveValue('Imani Okafor')
  },
}
export const AskedStays: Story = {
  name: 'Another name and portrait wait',
  args: PROFILE,
  parameters: author({ Change: asking() }),
}
export const AskedGerman: Story = {
  args: PROFILE,
  parameters: author({ Change: asking({ Name: LONG_NAME }) }),
  globals: { language: 'de', ...at(320) },
}

export const SentBack: Story = {
  name: 'FOL-95 Sent back with a remark: the form has what others see',
  args: PROFILE,
  parameters: author({ Change: RETURNED }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^That sounds as if you were us/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name under your recipes' })).toHaveValue(
      'Imani Okafor',
    )
    await expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible()
  },
}
export const SentBackGerman: Story = {
  args: PROFILE,
  parameters: author({ Change: RETURNED }),
  globals: { language: 'de', ...at(375) },
}

export const NotSaved: Story = {
  name: 'FOL-95 What could not be saved stays, and is said',
  args: PROFILE,
  parameters: author(),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json({ Code: 'Suspended', Message: ON_HOLD }, { status: 403 }),
    )
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('textbox', { name: 'Place' })
    await userEvent.type(place, '-Plagwitz')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(ON_HOLD)).toBeVisible()
    await expect(place).toHaveValue('Leipzig-Plagwitz')
  },
}

/** Chooses a file as the portrait. */
const choose = async (canvasElement: HTMLElement, file: File) =>
  await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file, {
    applyAccept: false,
  })

export const BrokenPicture: Story = {
  name: 'A file that is no picture is refused, and the portrait stays',
  args: PROFILE,
  parameters: author(),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['?'], 'menu.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByText(/^That is neither a PNG nor a JPEG/)).toBeVisible()
    await choose(canvasElement, new File(['?'], 'broken.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/^That picture cannot be opened/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Crop' })).toBeVisible()
  },
}

export const Cropping: Story = {
  name: 'The portrait is cropped by keys; one that is too large is kept while the server says so',
  args: PROFILE,
  parameters: author(),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json(
        { Code: 'FileTooLarge', Message: 'The picture is too large.' },
        { status: 413 },
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crop' }))
    const dialog = within(await screen.findByRole('dialog'))
    const frame = dialog.getByRole('application', { name: 'Your picture' })
    frame.focus()
    await userEvent.keyboard('+++')
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('100')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
    await expect(await dialog.findByText('The picture is too large.')).toBeVisible()
  },
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
