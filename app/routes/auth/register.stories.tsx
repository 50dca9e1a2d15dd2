import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Registration } from '#contract/host/registration.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { Register } from './register.tsx'

const where = (state: Registration) => ({
  answers: { [keyOf('/signup', {})]: { Registration: state, Passwords: true, Providers: [] } },
})

const meta = {
  title: 'Screens/Register',
  component: Register,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Open: Story = {
  name: 'Anyone may register',
  parameters: where('open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

export const Invited: Story = {
  name: 'Whoever is new needs an invitation',
  parameters: where('invited'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need an invitation')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const InvitedGerman: Story = {
  parameters: where('invited'),
  globals: { language: 'de', ...at(375) },
}

export const WithInvitation: Story = {
  name: 'With an invitation there is the form',
  parameters: where('invited'),
  beforeEach: () => {
    sessionStorage.setItem('simmer.invitation', 'a'.repeat(43))
    return () => sessionStorage.removeItem('simmer.invitation')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

export const Closed: Story = {
  name: 'Nobody new can register',
  parameters: where('closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody new can register at the moment')).toBeVisible()
  },
}
export const ClosedGerman: Story = { parameters: where('closed'), globals: { language: 'de' } }

/** The server refuses the password in a language. */
const refusing = (Message: string) => () =>
  void spyOn(window, 'fetch').mockImplementation(async () =>
    Promise.resolve(Response.json({ Code: 'PasswordStolen', Message }, { status: 400 })),
  )
/** Fills the form, by the labels of its fields, and sends it. */
const fillAnd = async (canvas: Canvas, labels: readonly string[], submit: string) => {
  const texts = ['Edith Clarke', 'edith', 'edith@simmer.example', 'iloveyou']
  for (const [index, label] of labels.entries()) {
    await userEvent.type(await canvas.findByLabelText(label), texts[index] ?? '')
  }
  await userEvent.click(canvas.getByRole('button', { name: submit }))
}

export const Stolen: Story = {
  name: 'HST-52 The password was stolen elsewhere, and the rest of the form stays',
  parameters: where('open'),
  beforeEach: refusing(
    'This password is in a public list of stolen passwords. Please take another one.',
  ),
  play: async ({ canvas }) => {
    const labels = ['Full name', 'Username', 'E-mail', 'Password']
    await fillAnd(canvas, labels, 'Create account')
    await expect(await canvas.findByText(/stolen passwords/)).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Edith Clarke')
  },
}
export const StolenGerman: Story = {
  parameters: where('open'),
  globals: { language: 'de', ...at(375) },
  beforeEach: refusing(
    'Dieses Passwort steht in einer öffentlichen Liste gestohlener Passwörter. Bitte nimm ein anderes.',
  ),
  play: async ({ canvas }) => {
    const labels = ['Vor- und Nachname', 'Benutzername', 'E-Mail', 'Passwort']
    await fillAnd(canvas, labels, 'Konto erstellen')
    await expect(await canvas.findByText(/gestohlener Passwörter/)).toBeVisible()
  },
}
