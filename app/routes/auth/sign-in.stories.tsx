import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { keyOf } from '#app/lib/api/keys.ts'
import { SiteContext } from '#app/lib/site/site.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { PasswordsOff } from './passwords-off.tsx'
import { SignIn } from './sign-in.tsx'

const SITE = { origin: '', version: '', geoUrl: '', readOnly: false, readOnlyNotice: null }
const WITHOUT_PASSWORDS = { ...SITE, hasNoPasswords: true } as const

const TOWN = {
  answers: {
    [keyOf('/signup', {})]: {
      Registration: 'open',
      Passwords: true,
      Providers: [{ Name: 'town', Label: 'Town card' }],
    },
  },
}

/** The server refuses what it is asked; the browser makes no suggestion. */
const refusing = (body: object) => () => {
  const supports = spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
  supports.mockImplementation(async () => Promise.resolve(false))
  spyOn(window, 'fetch').mockImplementation(async () =>
    Promise.resolve(Response.json(body, { status: 400 })),
  )
}

const meta = {
  title: 'Screens/Sign in',
  component: SignIn,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...TOWN },
  beforeEach: refusing({ Code: 'PasskeyFailed', Message: 'This passkey did not work.' }),
} satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Ways: Story = {
  name: 'HST-39 Password, passkey and providers',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Town card' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
  },
}
export const WaysGerman: Story = { globals: { language: 'de', ...at(375) } }
export const WaysTablet: Story = { globals: at(768) }

export const Refused: Story = {
  name: 'A passkey that was refused',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByText('This passkey did not work.')).toBeVisible()
  },
}

export const WithoutPasswords: Story = {
  name: 'HST-42 The host has switched passwords off',
  render: () => (
    <SiteContext value={WITHOUT_PASSWORDS}>
      <SignIn />
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Town card' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull()
  },
}
export const WithoutPasswordsGerman: Story = {
  ...WithoutPasswords,
  name: 'Without passwords in German',
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Weiter mit Town card' })).toBeVisible()
  },
}

export const NewWithoutPasswords: Story = {
  name: 'HST-42 Whoever is new comes with a provider',
  render: () => <PasswordsOff isNew />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody signs in with a password here')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const ForgottenWithoutPasswords: Story = {
  name: 'HST-42 There is no password to forget',
  render: () => <PasswordsOff isNew={false} />,
  globals: { language: 'de', ...at(375) },
}

export const NotInvited: Story = {
  name: 'HST-57 Whoever may not come in at a provider is offered no second attempt',
  parameters: { address: '/auth#provider=town&code=abc' },
  beforeEach: refusing({
    Code: 'InvitationNeeded',
    Message: 'Whoever is new here needs an invitation. Ask somebody who cooks here already.',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/needs an invitation/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
  },
}
