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
export const AllTablet: Story = { parameters: of(), globals: at(768) }

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
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
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

export const Linked: Story = {
  name: 'HST-40 Providers that are linked, and that could be',
  parameters: of({ Passkeys: [] }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Providers' })
    const [town, google] = within(list).getAllByRole('listitem')
    await expect(town).toHaveTextContent('Town cardLinked on 9 March 2024')
    await expect(google).toHaveTextContent('GoogleNot linked')
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Town card …' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}

/** What the server answers to every call. */
const answering =
  (body: object, status = 200) =>
  () => {
    spyOn(window, 'fetch').mockImplementation(async () =>
      Promise.resolve(Response.json(body, { status })),
    )
  }
const BACK = { address: '/settings/sign_in#provider=Google&code=abc' }

export const JustLinked: Story = {
  name: 'Whoever comes back from a provider reads that it is linked',
  parameters: { ...of({ Passkeys: [] }), ...BACK },
  beforeEach: answering({
    ...SIGN_IN_WAYS,
    Passkeys: [],
    Providers: [{ Name: 'Google', Label: 'Google', Linked: passkeyWith().Added }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Google is linked to your account.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unlink Google …' })).toBeVisible()
  },
}

export const Taken: Story = {
  name: 'An identity of another account is refused',
  parameters: { ...of({ Passkeys: [] }), ...BACK },
  beforeEach: answering(
    { Code: 'ProviderTaken', Message: 'This identity belongs to another account here.' },
    409,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This identity belongs to another/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Link Google' })).toBeVisible()
  },
}
export const NotLinkedGerman: Story = {
  parameters: { ...of(), address: '/settings/sign_in#provider=town&failure=failed' },
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Town card wurde nicht verbunden/)).toBeVisible()
  },
}

export const LastWay: Story = {
  name: 'The last way in stays, and the server says why',
  parameters: of({ HasPassword: false, Passkeys: [passkeyWith()] }),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    const refusal = { Code: 'LastWayIn', Message: 'This is the last way into your account.' }
    spyOn(window, 'fetch').mockImplementation(async () =>
      Promise.resolve(Response.json(refusal, { status: 409 })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “My phone” …' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the passkey' }))
    const name = 'Your passkeys'
    await expect(await canvas.findByRole('list', { name })).toBeVisible()
  },
}

export const SigningOut: Story = {
  name: 'HST-53 Signing out other devices asks once',
  parameters: of(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out other devices …' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Leave it' })).toHaveFocus()
  },
}
