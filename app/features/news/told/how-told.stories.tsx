import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, within } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { keys } from '#app/lib/api/keys.ts'
import type { NewsChoices } from '#contract/news/news.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { CHOICES } from '../../../../.storybook/data/news.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { choicesKey } from '../news-keys.ts'
import { HowTold } from './how-told.tsx'

const of = (choices: Partial<NewsChoices> = {}) => ({
  answers: { [keys.me()]: MEMBER, [choicesKey()]: { ...CHOICES, ...choices } },
})

const meta = {
  title: 'Screens/Settings/How you are told',
  component: HowTold,
  args: { push: <Checkbox variant="switch" label="Push on this device" /> },
  decorators: [
    (Story) => (
      <div className="max-w-136">
        <h1 className="sr-only">Settings</h1>
        <h2 className="sr-only">Push notifications</h2>
        <Story />
      </div>
    ),
    inApp,
  ],
  beforeEach: () => {
    spyOn(window, 'fetch')
    return signedIn()
  },
} satisfies Meta<typeof HowTold>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  name: 'FOL-45 FOL-86 FOL-87 When, how, and each author',
  parameters: of(),
  play: async ({ canvas }) => {
    const times = within(canvas.getByRole('radiogroup', { name: 'New cookbooks and recipes' }))
    await expect(times.getByRole('radio', { name: 'Fridays' })).toBeChecked()
    mocked(window.fetch).mockResolvedValue(Response.json({ ...CHOICES, Published: 'now' }))
    await userEvent.click(times.getByRole('radio', { name: 'At once' }))
    await expect(times.getByRole('radio', { name: 'At once' })).toBeChecked()
    const [url, init] = mocked(window.fetch).mock.calls[0] ?? []
    await expect([url, init?.body]).toEqual(['/api/my/news/choices', '{"Published":"now"}'])
    // Answers and decisions are told at once from the beginning.
    await expect(await canvas.findAllByText(/^At once needs push/)).toHaveLength(3)
    const films = within(canvas.getByRole('radiogroup', { name: 'A film for a recipe you know' }))
    mocked(window.fetch).mockResolvedValue(Response.json({ ...CHOICES, Films: 'never' }))
    await userEvent.click(films.getByRole('radio', { name: 'Never' }))
    const [, chosen] = mocked(window.fetch).mock.calls[1] ?? []
    await expect(chosen?.body).toBe('{"Films":"never"}')
    const answers = within(canvas.getByRole('radiogroup', { name: 'An answer to your comment' }))
    await expect(answers.getByRole('radio', { name: 'At once' })).toBeChecked()
    mocked(window.fetch).mockResolvedValue(Response.json({ ...CHOICES, Answers: 'friday' }))
    await userEvent.click(answers.getByRole('radio', { name: 'Fridays' }))
    const [, second] = mocked(window.fetch).mock.calls[2] ?? []
    await expect(second?.body).toBe('{"Answers":"friday"}')
    const read = within(canvas.getByRole('radiogroup', { name: 'Something of yours was read' }))
    mocked(window.fetch).mockResolvedValue(Response.json({ ...CHOICES, Decisions: 'never' }))
    await userEvent.click(read.getByRole('radio', { name: 'Never' }))
    const [, third] = mocked(window.fetch).mock.calls[3] ?? []
    await expect(third?.body).toBe('{"Decisions":"never"}')
  },
}
export const ChosenGerman: Story = {
  parameters: of(),
  globals: { language: 'de', ...at(320) },
}

export const NotSaved: Story = {
  name: 'FOL-45 A choice that was not saved is shown as it was',
  parameters: of(),
  // Failures are logged.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    mocked(window.fetch).mockRejectedValue(new TypeError('no connection'))
    const mei = within(canvas.getByRole('radiogroup', { name: 'Mei Tanaka' }))
    await userEvent.click(mei.getByRole('radio', { name: 'Less' }))
    await expect(await mei.findByRole('radio', { name: 'Never', checked: true })).toBeVisible()
  },
}

export const First: Story = {
  name: 'The first state: Fridays, and no mail until it is chosen',
  parameters: of({ Mail: { IsOn: false, IsProved: true }, Authors: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Mail to mina@example.org' })).not.toBeChecked()
    await expect(await canvas.findAllByText(/^Fridays need the mail/)).toHaveLength(2)
  },
}

export const Unproved: Story = {
  name: 'The address is not confirmed',
  parameters: of({ Mail: { IsOn: false, IsProved: false } }),
  globals: { language: 'de' },
}

export const Loading: Story = { parameters: { answers: { [keys.me()]: MEMBER } } }

export const Failed: Story = {
  parameters: { answers: { [keys.me()]: MEMBER }, failures: [choicesKey()] },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    // The checkbox of push messages stays.
    await expect(await canvas.findByText('How you are told couldn’t be loaded')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Push on this device' })).toBeVisible()
  },
}
