import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { keyOf } from '#app/lib/api/keys.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { FirstLate } from './first-late.tsx'
import { FirstScreen } from './first.tsx'

const FIRST = keyOf('/first', {})
const WITHOUT_MAIL = { answers: { [FIRST]: { MailFrom: null, Recipes: 60 } } }

const meta = {
  title: 'Screens/First',
  component: FirstScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FirstScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {
  name: 'Four questions, nothing chosen beforehand',
  parameters: WITHOUT_MAIL,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Four words/u })).toHaveValue('')
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked()
  },
}
export const QuestionsGerman: Story = {
  parameters: WITHOUT_MAIL,
  globals: { language: 'de', ...at(375) },
}
export const QuestionsTablet: Story = { parameters: WITHOUT_MAIL, globals: at(768) }

export const MailIsSetUp: Story = {
  parameters: { answers: { [FIRST]: { MailFrom: 'Simmer <hello@lindenau.example>', Recipes: 0 } } },
}

export const Missing: Story = {
  name: 'What is missing is said at each question',
  parameters: WITHOUT_MAIL,
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Make me the host' })
    await userEvent.click(submit)
    await expect(await canvas.findByText('Choose one of the three.')).toBeVisible()
    await expect(canvas.getByText('Choose one of the two.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Four words/u })).toHaveFocus()
  },
}

export const ChoiceMissing: Story = {
  name: 'A choice that is missing gets the focus',
  parameters: WITHOUT_MAIL,
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /Four words/u })
    await userEvent.type(words, 'basil window tray nine')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Theo Brandt')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'theo@lindenau.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}')
    const choice = canvas.getByRole('radiogroup', { name: 'Who may register' })
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choose one of the three.'))
    await expect(canvas.getByRole('radio', { name: 'Anyone may register' })).toHaveFocus()
  },
}

export const Late: Story = {
  name: 'Somebody was faster, such as in another tab',
  render: () => (
    <div className="page-column first-page">
      <FirstLate />
    </div>
  ),
}

export const LateHere: Story = {
  ...Late,
  name: 'Somebody was faster in this browser, and is signed in',
  beforeEach: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { failures: [FIRST] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page got no answer')).toBeVisible()
  },
}
