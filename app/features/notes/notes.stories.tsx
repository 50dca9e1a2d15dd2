import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { keys } from '#app/lib/api/keys.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { NotesPanel } from './notes-panel.tsx'
import { storedDrafts, storedNotes } from './stored.ts'
import { waitingNotes } from './waiting.ts'
import { noteKeys } from './use-notes.ts'

const RECIPE = 12
const STEP = 5

const noteWith = (parts: Partial<StepNote>): StepNote => ({
  Id: 1,
  StepId: STEP,
  Kind: 'tip',
  Text: 'I leave a finger’s width between the pieces. Side by side they steam, and the skin stays soft.',
  Created: '2026-03-01T12:00:00Z',
  IsEdited: false,
  Helpful: 14,
  IsHelpful: true,
  IsOwn: false,
  IsPrivate: false,
  User: { FirstName: 'Lena', LastName: 'Hartmann', AvatarPath: '/story/portrait.webp' },
  LangId: 1,
  ...parts,
})

const NOTES = [
  noteWith({
    Id: 2,
    Kind: 'changed',
    Text: '30 minutes in our oven, and half the oregano.',
    IsOwn: true,
    IsPrivate: true,
    IsHelpful: null,
    Helpful: 0,
    User: MEMBER,
  }),
  noteWith({}),
  noteWith({
    Id: 3,
    Kind: 'changed',
    Text: 'Mit ganzen Schenkeln vom Metzger brauchte ich insgesamt 55 Minuten.',
    LangId: 0,
    Helpful: 6,
    IsHelpful: false,
    User: { FirstName: '', LastName: '', AvatarPath: null },
  }),
  noteWith({
    Id: 4,
    Kind: 'question',
    Text: 'Does this work with the fan on?',
    Helpful: 0,
    IsHelpful: false,
    User: { FirstName: 'Priya', LastName: 'Nair', AvatarPath: null },
  }),
]

/** Responses with these notes at the step, in both languages. */
const withNotes = (notes: readonly StepNote[]) => {
  const own = notes.filter(({ IsOwn }) => IsOwn).length
  const counts = notes.length === 0 ? [] : [{ StepId: STEP, Count: notes.length, Own: own }]
  const answers: [string, unknown][] = ([0, 1] as const).flatMap((langId) => [
    [noteKeys.counts(RECIPE, langId), counts],
    [noteKeys.page(RECIPE, STEP, langId, 1), notes],
  ])
  return { answers: { ...Object.fromEntries(answers), [keys.me()]: MEMBER } }
}

function Panel() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notes</Button>
      <NotesPanel
        recipeId={RECIPE}
        recipeName="Lemon chicken tray bake"
        stepId={STEP}
        number={5}
        text="25 minutes on the middle shelf."
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}

/** Removes everything that was written on this device and not sent. */
function forgetNotes() {
  storedNotes.write(null)
  storedDrafts.write(null)
}

const meta = {
  title: 'Screens/Recipe/Notes at a step',
  component: Panel,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...withNotes(NOTES) },
  beforeEach: () => {
    forgetNotes()
    const signOut = signedIn()
    return () => {
      forgetNotes()
      signOut()
    }
  },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas, name: string | RegExp) =>
  await userEvent.click(await canvas.findByRole('button', { name }))

export const List: Story = {
  name: 'Own notes first, then the most helpful ones',
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: '4 notes on step 5' })
    const items = within(sheet).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('only you')
    await expect(items[2]).toHaveTextContent('A former member')
    await expect(within(items[2]!).getByText(/Mit ganzen/)).toHaveAttribute('lang', 'de')
    await expect(within(items[0]!).queryByRole('button', { name: /Helped/ })).toBeNull()
  },
}

export const ListGerman: Story = { globals: { language: 'de', ...at(375) } }

export const ForVisitors: Story = {
  name: 'Visitors read, and are led to sign in',
  beforeEach: () => void writeToken(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to write a note' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Report this note' })).toBeNull()
  },
}

export const None: Story = { parameters: withNotes([]) }

export const Waiting: Story = {
  name: 'A note that waits for a connection',
  beforeEach: () => {
    waitingNotes.add({
      member: MEMBER.username,
      recipeId: RECIPE,
      stepId: STEP,
      langId: 1,
      key: '0b0b2f6e-3d0c-4a52-9d0a-5d9b4f9a0c11',
      Kind: 'tip',
      Text: 'Warm the tray first.',
      IsPrivate: false,
    })
    // The note is sent at once, and the story's server would refuse it.
    const { fetch } = globalThis
    globalThis.fetch = () => new Promise<never>(() => {})
    return () => {
      globalThis.fetch = fetch
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is sent when there is a connection/)).toBeVisible()
  },
}

export const Write: Story = {
  name: 'The form takes the place of the list, and keeps what is typed',
  play: async ({ canvas }) => {
    await press(canvas, 'Write a note')
    const text = await canvas.findByRole('textbox', { name: 'Your note' })
    await expect(text).toHaveFocus()
    await userEvent.type(text, 'Warm the bowl')
    await userEvent.click(canvas.getByRole('radio', { name: 'Question' }))
    await press(canvas, 'Back to the notes')
    await press(canvas, 'Write a note')
    await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('Warm the bowl')
    await expect(canvas.getByRole('radio', { name: 'Question' })).toBeChecked()
  },
}

export const SecondClick: Story = {
  name: 'The second click of a double click on Pin, which lands on the list, writes no other note',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('button', { name: 'Write a note' })
    await fireEvent.click(write, { detail: 2 })
    await expect(canvas.queryByRole('textbox', { name: 'Your note' })).toBeNull()
    await fireEvent.click(write, { detail: 1 })
    await expect(await canvas.findByRole('textbox', { name: 'Your note' })).toBeVisible()
  },
}

export const NotStored: Story = {
  name: 'Without a connection and without storage the note stays in the form, and the failure is shown',
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'))
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Write a note')
    const text = await canvas.findByRole('textbox', { name: 'Your note' })
    await userEvent.type(text, 'Warm the bowl')
    await press(canvas, 'Pin to step 5')
    await waitFor(() => expect(text).toBeInvalid())
    await expect(text).toHaveValue('Warm the bowl')
  },
}

export const WriteGerman: Story = {
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => await press(canvas, 'Notiz schreiben'),
}

export const TooLong: Story = {
  name: 'A text that is too long says by how much, and is kept',
  play: async ({ canvas }) => {
    await press(canvas, 'Write a note')
    const text = await canvas.findByRole('textbox', { name: 'Your note' })
    await userEvent.click(text)
    await userEvent.paste('a'.repeat(524))
    await expect(canvas.getByText(/^24 too many/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pin to step 5' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Report: Story = {
  play: async ({ canvas }) => {
    const [flag] = await canvas.findAllByRole('button', { name: 'Report this note' })
    await userEvent.click(flag!)
    await expect(await canvas.findByRole('radio', { name: 'Dangerous to eat or do' })).toBeChecked()
  },
}

export const Block: Story = {
  name: 'A reader who reports a note can block its writer',
  play: async ({ canvas }) => {
    const [flag] = await canvas.findAllByRole('button', { name: 'Report this note' })
    await userEvent.click(flag!)
    await userEvent.click(await canvas.findByRole('button', { name: /^Block / }))
    await expect(await screen.findByRole('dialog', { name: /^Block / })).toBeVisible()
  },
}

export const OwnMenu: Story = {
  name: 'What the writer can do with a note',
  play: async ({ canvas }) => {
    await press(canvas, 'More for your note')
    await expect(canvas.getByRole('button', { name: 'Show to everyone' })).toBeVisible()
  },
}
