import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keyOf } from '#app/lib/api/keys.ts'
import { EMPTY_LIST } from '../../../../.storybook/data/own-recipes.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { DeleteAccount } from './delete-account.tsx'

const listKey = (LangId: 0 | 1) => keyOf('/my/recipes', { limit: 1, LangId })
const of = (Live: number) => ({
  answers: {
    [listKey(0)]: { ...EMPTY_LIST, Live },
    [listKey(1)]: { ...EMPTY_LIST, Live },
  },
})

const meta = {
  title: 'Screens/Settings/Delete account',
  component: DeleteAccount,
  decorators: [inApp],
  args: { open: true, onOpenChange: fn() },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof DeleteAccount>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog'))

export const Published: Story = {
  name: 'PUB-96 Who has published chooses what becomes of it; withdrawing comes first',
  parameters: of(4),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async () => {
    mocked(window.fetch).mockReturnValue(new Promise(() => undefined))
    const question = await dialog()
    await expect(
      await question.findByRole('radiogroup', { name: 'Your 4 published recipes' }),
    ).toBeVisible()
    await expect(
      question.getByRole('radio', { name: 'Withdraw what I have published' }),
    ).toBeChecked()
    await userEvent.click(question.getByRole('radio', { name: /^Leave it for others/ }))
    await userEvent.type(question.getByRole('textbox'), 'Bye')
    await userEvent.dblClick(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(mocked(window.fetch)).toHaveBeenCalledOnce())
    const [, init] = mocked(window.fetch).mock.calls[0] ?? []
    await expect(init?.body).toEqual(new URLSearchParams({ Message: 'Bye', Published: 'leave' }))
  },
}
export const PublishedGerman: Story = {
  parameters: of(1),
  globals: { language: 'de', ...at(320) },
}

export const Nothing: Story = {
  name: 'Who has published nothing is not asked',
  parameters: of(0),
  play: async () => {
    const question = await dialog()
    await expect(question.queryByRole('radio')).toBeNull()
  },
}
