import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { PASSKEYS_MAX } from '#contract/sign-in/limits.ts'
import type { SignInWays as Ways } from '#contract/sign-in/sign-in-ways.ts'
import { passkeyWith, SIGN_IN_WAYS } from '../../../.storybook/data/sign-in-ways.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { signInWaysKey } from './use-sign-in-ways.ts'
import { SignInWays } from './sign-in-ways.tsx'

const of = (ways: Partial<Ways> = {}) => ({
  answers: { [signInWaysKey()]: { ...SIGN_IN_WAYS, ...ways } },
})

const meta = {
  title: 'Screens/Settings/Ways to sign in',
  component: SignInWays,
  decorators: [inApp],
  beforeEach: () => signedIn(),
  render: () => (
    <div className="max-w-136">
      <SignInWays />
    </div>
  ),
} satisfies Meta<typeof SignInWays>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'HST-39 Password and passkeys, and when each was used',
  parameters: of(),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your passkeys' })
    const [phone, key] = within(list).getAllByRole('listitem')
    await expect(phone).toHaveTextContent('Added on 9 March 2024, last used on 9 March 2024')
    await expect(key).toHaveTextContent('Added on 9 March 2024, not used yet')
  },
}
export const AllGerman: Story = {
  parameters: of(),
  globals: { language: 'de', ...at(375) },
}
export const AllTablet: Story = { parameters: of(), globals: at(800) }

export const None: Story = {
  name: 'There is a password alone',
  parameters: of({ Passkeys: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no passkeys yet.')).toBeVisible()
  },
}

export const WithoutPassword: Story = {
  name: 'There is no password',
  parameters: of({ HasPassword: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You sign in without a password.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Change password' })).toBeNull()
  },
}

export const Full: Story = {
  name: 'There are as many passkeys as there can be',
  parameters: of({
    Passkeys: Array.from({ length: PASSKEYS_MAX }, (_, index) =>
      passkeyWith({ Id: index + 1, Name: `Passkey ${index + 1}` }),
    ),
  }),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add a passkey' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/^You have 10 passkeys/)).toBeVisible()
  },
}

export const Loading: Story = { name: 'It is loading', parameters: { answers: {} } }

export const Failed: Story = {
  name: 'It could not be loaded',
  parameters: { failures: [signInWaysKey()] },
}

export const Unsupported: Story = {
  name: 'The browser has no passkeys',
  parameters: of(),
  beforeEach: () => {
    const { PublicKeyCredential } = globalThis
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    return () => Object.assign(globalThis, { PublicKeyCredential })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot make passkeys/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}

export const Renaming: Story = {
  name: 'A passkey gets another name',
  parameters: of(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “My phone”' }))
    const name = canvas.getByRole('textbox', { name: 'Name of the passkey' })
    await userEvent.clear(name)
    await expect(canvas.getByText('Please give it a name.')).toBeVisible()
  },
}

export const Removing: Story = {
  name: 'Removing asks once',
  parameters: of(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “My phone” …' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}
export const RemovingGerman: Story = {
  parameters: of(),
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '„My phone“ entfernen …' }))
  },
}

export const LastWay: Story = {
  name: 'The last way in stays, and the server says why',
  parameters: of({ HasPassword: false, Passkeys: [passkeyWith()] }),
  beforeEach: () => {
    const refusal = { Code: 'LastWayIn', Message: 'This is the last way into your account.' }
    spyOn(window, 'fetch').mockImplementation(async () =>
      Promise.resolve(Response.json(refusal, { status: 409 })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “My phone” …' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the passkey' }))
    await expect(await canvas.findByRole('listitem')).toBeVisible()
  },
}
