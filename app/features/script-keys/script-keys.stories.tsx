import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent, within } from 'storybook/test'
import { SCRIPT_KEYS_MAX } from '#contract/script-keys/limits.ts'
import type { MadeScriptKey, ScriptKey } from '#contract/script-keys/script-key.ts'
import { SCRIPT_KEYS, scriptKeyWith } from '../../../.storybook/data/script-keys.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { scriptKeysKey } from './script-keys-key.ts'
import { ScriptKeys } from './script-keys.tsx'

const of = (keys: readonly ScriptKey[]) => ({ answers: { [scriptKeysKey()]: { Keys: keys } } })

const meta = {
  title: 'Screens/Settings/Keys for scripts',
  component: ScriptKeys,
  decorators: [inApp],
  beforeEach: () => signedIn(),
  render: () => (
    <div className="max-w-136">
      <ScriptKeys />
    </div>
  ),
} satisfies Meta<typeof ScriptKeys>
export default meta
type Story = StoryObj<typeof meta>

export const Keys: Story = {
  name: 'KEY-10 What each key is for, may do, and when it was used',
  parameters: of(SCRIPT_KEYS),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(
      'reads the shopping list, changes the shopping listends with …k7Qf, last used on',
    )
    await expect(rows[1]).toHaveTextContent('ends with …2mXa, not used yet')
    await expect(rows[2]).toHaveTextContent('ran out on')
  },
}
export const KeysGerman: Story = {
  parameters: of(SCRIPT_KEYS),
  globals: { language: 'de', ...at(320) },
}

export const None: Story = {
  name: 'There is none yet',
  parameters: of([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no keys yet.')).toBeVisible()
  },
}

export const Full: Story = {
  name: 'There are as many as there can be',
  parameters: of(Array.from({ length: SCRIPT_KEYS_MAX }, (_, Id) => scriptKeyWith({ Id: Id + 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 10 keys/)).toBeVisible()
    const add = canvas.getByRole('button', { name: 'New key' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Loading: Story = { name: 'It is loading', parameters: { answers: {} } }

export const Missing: Story = {
  name: 'What is missing is named',
  parameters: of([]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the key' }))
    await expect(canvas.getByText('Please say what it is for.')).toBeVisible()
    await expect(canvas.getByText('Please choose at least one.')).toBeVisible()
  },
}

export const NewGerman: Story = {
  name: 'A new key in German',
  parameters: of([]),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Schlüssel' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Einkaufsliste lesen/ }))
  },
}

/** What the server answers once. */
const MADE: MadeScriptKey = {
  ...scriptKeyWith({ Id: 4, Name: 'Backup', Scopes: ['recipes:read'], LastUsed: null }),
  Key: 'smr_4Vt9cQp2hRkEwXy7uLdNs0JfBz63aGm4Vt9cQp2hRkk7Qf',
}

export const Once: Story = {
  name: 'KEY-10 A new key is shown once',
  parameters: of(SCRIPT_KEYS),
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(async () =>
      Promise.resolve(Response.json(MADE, { status: 201 })),
    )
  },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'What is it for?' }), 'Backup')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Read my recipes/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the key' }))
    await expect(await canvas.findByText(MADE.Key)).toBeVisible()
    const [, init] = mocked(window.fetch).mock.lastCall ?? []
    await expect(JSON.parse(init?.body as string)).toEqual({
      Name: 'Backup',
      Scopes: ['recipes:read'],
      Days: 90,
    })
    if (parameters['isLeft'] !== true) return
    await userEvent.click(canvas.getByRole('button', { name: 'I have it' }))
    await expect(canvas.queryByText(MADE.Key)).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
export const OnceLeft: Story = {
  ...Once,
  name: 'After that it is in the list, without the key',
  parameters: { ...of(SCRIPT_KEYS), isLeft: true },
}

export const Refused: Story = {
  name: 'A key that could not be made leaves the form as it is',
  parameters: of([]),
  beforeEach: () => {
    const refusal = { Code: 'LimitReached', Message: 'You can have up to 10 keys that run.' }
    spyOn(window, 'fetch').mockImplementation(async () =>
      Promise.resolve(Response.json(refusal, { status: 409 })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'What is it for?' }), 'Backup')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Read my recipes/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Make the key' }))
    await expect(await canvas.findByText(/^You can have up to 10/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'What is it for?' })).toHaveValue('Backup')
  },
}

export const Revoking: Story = {
  name: 'Revoking asks once',
  parameters: of(SCRIPT_KEYS),
  play: async ({ canvas }) => {
    const name = 'Revoke “Shopping list on the fridge display” …'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByText('stay as they are')).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}
