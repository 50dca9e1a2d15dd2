import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { DeskApplication } from '#contract/desk/authorship.ts'
import { ADMIN, ASKING, askingWith, DESK_MEMBERS, EDITOR } from '../../../.storybook/data/desk.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { DeskPeople } from './people-page.tsx'
import { deskKeys } from './desk-keys.ts'

const of = (reader: CurrentUser, applications: readonly DeskApplication[] = ASKING) => ({
  answers: {
    [keys.me()]: reader,
    [deskKeys.applications()]: { Applications: applications },
    [deskKeys.members('', 1)]: { Members: DESK_MEMBERS, Total: 4812 },
  },
})

const meta = {
  title: 'Screens/Desk/People',
  component: DeskPeople,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof DeskPeople>
export default meta
type Story = StoryObj<typeof meta>

/** The sheet on screen. */
const sheet = async () => within(await screen.findByRole('dialog'))

const openRights = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: `Rights of ${name}` }),
  )
  return await sheet()
}

export const Asking: Story = {
  name: 'Who asks, the oldest first, and everyone',
  parameters: of(EDITOR),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 ask to become authors.')).toBeVisible()
    await expect(canvas.getByText('Trusted author')).toBeVisible()
    // Nobody decides about themselves, and no editor about an admin.
    await expect(canvas.queryByRole('button', { name: 'Rights of Mina Okafor' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Rights of Jonas Weber' })).toBeNull()
    await expect(canvas.getByText('4,812')).toBeVisible()
  },
}
export const AskingGerman: Story = {
  parameters: of(EDITOR),
  globals: { language: 'de', ...at(320) },
}
export const AskingTablet: Story = {
  parameters: of(EDITOR),
  globals: { language: 'de', ...at(768) },
}

export const Own: Story = {
  name: 'Who asks for themselves does not decide',
  parameters: of(EDITOR, [
    askingWith({
      Member: { Id: 22, Name: 'Mina Okafor', Joined: '2024-03-09', OwnRecipes: 2, IsYou: true },
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You asked: somebody else decides.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Make an author/ })).toBeNull()
  },
}

export const Nobody: Story = {
  parameters: of(EDITOR, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody asks to become an author.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: { [keys.me()]: EDITOR } } }

export const Failed: Story = {
  parameters: {
    answers: { [keys.me()]: EDITOR },
    failures: [deskKeys.applications(), deskKeys.members('', 1)],
  },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  },
}

export const NobodyFound: Story = {
  name: 'A name that nobody has',
  parameters: {
    address: '/desk/people?Term=zz',
    answers: {
      ...of(EDITOR, []).answers,
      [deskKeys.members('zz', 1)]: { Members: [], Total: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('zz')
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }))
    await expect(await canvas.findByText('Mei Tanaka')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''))
  },
}

export const Refusing: Story = {
  name: 'A refusal says why',
  parameters: of(EDITOR),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer Imani Okafor' }))
    const answer = await sheet()
    await userEvent.click(answer.getByRole('button', { name: 'Refuse' }))
    await expect(answer.getByText('Please say why.')).toBeVisible()
  },
}
export const RefusingGerman: Story = {
  parameters: of(EDITOR),
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imani Okafor antworten' }))
    await expect((await sheet()).getByRole('button', { name: 'Ablehnen' })).toBeVisible()
  },
}

const DECIDED = 'Somebody else has decided about this meanwhile.'

export const DecidedMeanwhile: Story = {
  name: 'Of two editors the second reads that it is decided, after one call',
  parameters: of(EDITOR),
  beforeEach: () => {
    // Failures are logged (ERR-28).
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(
      fn(async () => Response.json({ Code: 'AlreadyDecided', Message: DECIDED }, { status: 409 })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Make an author: Imani Okafor' }))
    await expect(mocked(window.fetch)).toHaveBeenCalledOnce()
  },
}

export const RightsForEditors: Story = {
  name: 'An editor trusts authors and puts members on hold',
  parameters: of(EDITOR),
  play: async ({ canvasElement }) => {
    const rights = await openRights(canvasElement, 'Mei Tanaka')
    await expect(rights.getByRole('checkbox', { name: 'Trusted author' })).toBeChecked()
    await expect(rights.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(rights.getByRole('button', { name: 'Put on hold …' }))
    await expect((await sheet()).getByRole('radio', { name: '7 days' })).toBeChecked()
  },
}

export const RightsForAdmins: Story = {
  name: 'An admin gives roles; only authors are trusted',
  parameters: of(ADMIN),
  play: async ({ canvasElement }) => {
    const rights = await openRights(canvasElement, 'Mei Tanaka')
    await expect(rights.getByText(/mei@simmer\.example/)).toBeVisible()
    await userEvent.click(rights.getByRole('checkbox', { name: 'Author' }))
    await expect(rights.getByRole('checkbox', { name: 'Trusted author' })).toBeDisabled()
    await userEvent.click(rights.getByRole('checkbox', { name: 'Author' }))
    await expect(rights.getByRole('checkbox', { name: 'Trusted author' })).toBeChecked()
  },
}
export const RightsGerman: Story = {
  parameters: of(ADMIN),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rechte von Maximiliane/ }))
    await expect((await sheet()).getByText('Advertisements.')).toBeVisible()
  },
}

export const Holding: Story = {
  name: 'Who is put on hold reads why',
  parameters: of(EDITOR),
  play: async ({ canvasElement }) => {
    const rights = await openRights(canvasElement, 'Tim Becker')
    await expect(rights.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(rights.getByRole('button', { name: 'Put on hold …' }))
    const hold = await sheet()
    await userEvent.click(hold.getByRole('button', { name: 'Put on hold' }))
    await expect(hold.getByText('Please say why.')).toBeVisible()
  },
}
export const HoldingGerman: Story = {
  parameters: of(EDITOR),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechte von Tim Becker' }))
    await userEvent.click((await sheet()).getByRole('button', { name: 'Ruhen lassen …' }))
    await expect((await sheet()).getByRole('radio', { name: 'Ohne Ende' })).toBeVisible()
  },
}

export const Lifting: Story = {
  name: 'A member on hold, until when and why',
  parameters: of(EDITOR),
  play: async ({ canvasElement }) => {
    const rights = await openRights(canvasElement, 'K. R.')
    await expect(rights.getByText('Insults under three recipes.')).toBeVisible()
    await expect(rights.getByRole('button', { name: 'Lift' })).toBeVisible()
  },
}
