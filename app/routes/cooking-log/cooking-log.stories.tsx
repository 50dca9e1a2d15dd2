import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storedMeals } from '#app/features/cooking-log/stored.ts'
import { waitingMeals } from '#app/features/cooking-log/meal.ts'
import { logKeys } from '#app/features/cooking-log/use-cooking-log.ts'
import { DISH, entryWith, logAnswers } from '../../../.storybook/data/cooking-log.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { LogEntry } from './log-entry.tsx'
import { LogList } from './log-list.tsx'
import { LogYear } from './log-year.tsx'
import './cooking-log.css'

/** The parts of the screen, below one another as on the page. */
function Page({ part }: { part: 'list' | 'year' | 'entry' | 'gone' }) {
  return (
    <div tabIndex={-1} className="page-column py-6">
      {part === 'list' && <LogList />}
      {part === 'year' && <LogYear number={2026} />}
      {part === 'entry' && <LogEntry id={7} />}
      {part === 'gone' && <LogEntry id={4} />}
    </div>
  )
}

const meta = {
  title: 'Screens/Cooking log',
  component: Page,
  decorators: [inApp],
  args: { part: 'list' },
  parameters: { layout: 'fullscreen', ...logAnswers() },
  beforeEach: () => {
    storedMeals.write(null)
    const signOut = signedIn()
    return () => {
      storedMeals.write(null)
      signOut()
    }
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'By month, the latest first',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /March 2026/ })).toHaveTextContent('3 times')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText(/Mit Feta/)).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText(/Only you see this/)).toBeVisible()
  },
}

export const ListGerman: Story = { globals: { language: 'de', ...at(320) } }

const MANY = { Total: 52, Found: 52 }
const EARLIER = [entryWith({ Id: 3, Day: '2026-02-02' }), entryWith({ Id: 2, Day: '2026-01-30' })]

export const Pages: Story = {
  name: 'A month that goes on in the next page has one heading',
  parameters: {
    answers: {
      ...logAnswers({ log: MANY }).answers,
      [logKeys.page(1, 2)]: { ...MANY, Since: '2026-01-30', Entries: EARLIER },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier meals' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6))
    const months = canvas.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
    // How often is said of months that are there as a whole.
    await expect(months).toEqual(['March 20263 times', 'February 2026', 'January 2026'])
  },
}

export const Empty: Story = {
  parameters: logAnswers({ log: { Total: 0, Found: 0, Since: null, Entries: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find something to cook' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const EmptyGerman: Story = {
  parameters: Empty.parameters!,
  globals: { language: 'de', ...at(375) },
}

export const Found: Story = {
  name: 'What is found is marked',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your log' }), 'oven')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 entries'))
    await expect(canvas.getByText('oven', { selector: 'mark' })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'A search that finds nothing leads back',
  parameters: logAnswers({ found: { Found: 0, Entries: [] } }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'oven')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Waiting: Story = {
  name: 'A meal that waits for a connection',
  beforeEach: () => {
    waitingMeals.add({
      member: MEMBER.username,
      langId: 1,
      key: '0b0b2f6e-3d0c-4a52-9d0a-5d9b4f9a0c11',
      hasPhoto: false,
      recipeId: DISH.Id,
      recipeName: DISH.Name,
      coverPath: DISH.CoverPath,
      makes: undefined,
      Day: '2026-03-30',
      People: 4,
      Minutes: null,
      Note: 'Less lemon.',
      Changes: [],
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kept on this device, goes up later')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
  },
}

export const Year: Story = {
  name: 'A year of plates',
  args: { part: 'year' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Lemon chicken tray bake/ })).toHaveLength(30)
    await expect(canvas.getByRole('link', { name: '2025' })).toBeVisible()
    await expect(canvas.getByText('December, 0 meals')).toBeInTheDocument()
  },
}

export const YearGerman: Story = { args: { part: 'year' }, globals: { language: 'de', ...at(375) } }

export const YearWithout: Story = {
  args: { part: 'year' },
  parameters: logAnswers({ year: { Times: 0, Recipes: 0, NewRecipes: 0, Meals: [] } }),
}

export const Entry: Story = {
  args: { part: 'entry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expect(canvas.getByText('30 instead of 25 minutes')).toBeVisible()
    await expect(canvas.getByText(/4 times before/)).toHaveTextContent('12 October 2025')
  },
}

export const EntryGerman: Story = {
  name: 'The picture is as wide as a phone',
  args: { part: 'entry' },
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('img', { name: 'Dein Foto' }).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const WithoutRecipe: Story = {
  name: 'An entry whose recipe is gone stays',
  args: { part: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no longer on Simmer/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cook it like this again' })).toBeNull()
  },
}

export const Edit: Story = {
  name: 'The form of an entry takes its place',
  args: { part: 'entry' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue(
      '30 minutes in our oven, and half the oregano.',
    )
    await expect(canvas.getByRole('radio', { name: 'Other day' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'What was different?' })).toHaveValue(
      '30 instead of 25 minutes',
    )
  },
}
