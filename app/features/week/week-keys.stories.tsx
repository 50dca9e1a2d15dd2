import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { WEEK_NOW } from '../../../.storybook/data/week.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { withToasts } from '../../../.storybook/decorators/toasts.tsx'
import { openWeek, WEEK_ANSWERS } from '../../../.storybook/mocks/week.ts'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { WeekPage } from './week-page.tsx'

const meta = {
  title: 'Screens/Week/Keys',
  component: WeekPage,
  args: { now: WEEK_NOW },
  decorators: [withToasts, inApp],
  parameters: { answers: WEEK_ANSWERS },
  beforeEach: ({ parameters }) => openWeek(parameters),
} satisfies Meta<typeof WeekPage>
export default meta
type Story = StoryObj<typeof meta>

const place = (name: RegExp) => screen.getByRole('button', { name })

export const Carrying: Story = {
  name: 'WEK-50 A meal is lifted, carried and put down with keys, and undone',
  play: async ({ canvas }) => {
    place(/^Friday 27, dinner: Pizza/).focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByText('Pizza Margherita:')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(place(/^Friday 27, dinner: Pizza/)).toHaveFocus()
    await userEvent.keyboard('m{ArrowDown}{ArrowLeft}{Enter}')
    await waitFor(() => expect(place(/^Saturday 28, lunch: Pizza/)).toHaveFocus())
    await expect(place(/^Friday 27, dinner, free/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(place(/^Friday 27, dinner: Pizza/)).toBeVisible()
    await expect(place(/^Saturday 28, lunch, free/)).toBeVisible()
  },
}

export const Lifted: Story = {
  name: 'A meal that is carried',
  play: async ({ canvas }) => {
    place(/^Friday 27, dinner: Pizza/).focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByText('Pizza Margherita:').parentElement).toHaveTextContent(
      'Pizza Margherita: Saturday 28, lunch, free',
    )
  },
}

export const Keys: Story = {
  name: 'WEK-50 Arrows, Home, End, T, brackets, plus, minus, P, Enter and Del',
  play: async ({ canvas }) => {
    place(/^Wednesday 25, dinner/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(place(/^Friday 27, dinner/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(place(/^Friday 27, lunch, free/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(place(/^Sunday 29, dinner/)).toHaveFocus()
    await userEvent.keyboard('+--')
    await expect(place(/^Sunday 29, dinner: Miso ramen, for 7/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(place(/^Wednesday 25, dinner/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}t')
    await waitFor(() => expect(place(/^Wednesday 25, dinner/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await waitFor(() => expect(place(/^Thursday 26, dinner, free/)).toHaveFocus())
    place(/^Friday 27, dinner/).focus()
    await userEvent.keyboard('p')
    await expect(await screen.findByRole('dialog', { name: 'Friday 27' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    place(/^Friday 27, dinner/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Pizza Margherita' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    place(/^Friday 27, dinner/).focus()
    await userEvent.keyboard(']')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Next week')
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const Help: Story = {
  name: 'WEK-50 ? shows the keys, which can be switched off',
  play: async () => {
    place(/^Friday 27, dinner: Pizza/).focus()
    await userEvent.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keys of the week' }))
    await expect(sheet.getAllByRole('term')).toHaveLength(10)
    await userEvent.click(sheet.getByLabelText('Use keys that are single letters or signs'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place(/^Friday 27, dinner: Pizza/)).toHaveFocus())
    // Arrows and Enter still work.
    await userEvent.keyboard('+?{ArrowDown}')
    await expect(place(/^Saturday 28, dinner, 1 of 2/)).toHaveFocus()
    await expect(place(/^Friday 27, dinner: Pizza Margherita, for 4/)).toBeVisible()
    keysOff.write(null)
  },
}

export const HelpOpen: Story = {
  name: 'The keys of the week',
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tasten der Woche' }))
    await expect(await screen.findByRole('dialog', { name: 'Tasten der Woche' })).toBeVisible()
  },
}

export const FocusStays: Story = {
  name: 'WEK-60 The focus goes on to what stands where a meal was, also after a question and in the sheet',
  play: async () => {
    place(/^Wednesday 25, dinner/).focus()
    await userEvent.keyboard('{Delete}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Both' }))
    await waitFor(() => expect(place(/^Wednesday 25, dinner, free/)).toHaveFocus())
    place(/^Saturday 28, dinner, 1 of 2/).focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: 'Take off' }))
    await waitFor(() => expect(place(/^Saturday 28, dinner: Fattoush/)).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(place(/^Saturday 28, dinner, . of 2: Shakshuka/)).toHaveFocus())
  },
}

export const Past: Story = {
  name: 'WEK-60 Keys reach the days before today once they are open',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Monday, Tuesday/ }))
    place(/^Wednesday 25, dinner/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(place(/^Tuesday 24, dinner: Shakshuka/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(place(/^Monday 23, dinner: Spaghetti/)).toHaveFocus()
  },
}
