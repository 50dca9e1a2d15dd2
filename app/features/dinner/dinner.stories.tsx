import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { dayAt } from '#app/lib/calendar.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { answersOf, DINNER_ANSWERS, dinnerAt, dinnerOf } from '../../../.storybook/data/dinner.ts'
import { WITH_DESSERT } from '../../../.storybook/data/dinner-dessert.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { ChoosePage } from './choose/choose-page.tsx'
import { dinnerKeys } from './dinner-keys.ts'
import { PlanPage } from './plan/plan-page.tsx'

const DAY = new Date()
DAY.setDate(DAY.getDate() + 1)
const day = dayAt(DAY)

const meta = {
  title: 'Screens/Dinner',
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen', answers: DINNER_ANSWERS },
  beforeEach: signedIn,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const german = (width: 375 | 1280) => ({ language: 'de' as const, ...at(width) })

export const Choose: Story = {
  name: 'Two dishes for seven say when to begin',
  parameters: { address: `/week/new?recipe=12&recipe=20&day=${day}` },
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You begin at 17:44.')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('radio', { name: '2' })[0]!)
    await waitFor(() => expect(canvas.getByText('You begin at 17:50.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '15 minutes later' }))
    await waitFor(() => expect(canvas.getByText('You begin at 18:05.')).toBeVisible())
  },
}
export const ChooseGerman: Story = { ...Choose, play: undefined, globals: german(375) }

export const Ways: Story = {
  name: 'A time that is past is answered with ways to eat',
  parameters: { address: '/week/new?recipe=12&recipe=20&day=2026-01-01' },
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See what is possible' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Not before/)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: /^Eat later/ })).toBeChecked()
  },
}

/** In an hour: too soon for the tray bake. */
const SOON = new Date(Date.now() + 60 * 60_000)
const soon = `day=${dayAt(SOON)}&at=${SOON.getHours() * 60 + SOON.getMinutes()}`

export const AnotherDish: Story = {
  name: 'Another main dish is a way to eat in time',
  parameters: { address: `/week/new?recipe=12&recipe=20&${soon}` },
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'See what is possible' })
    // It is worked out again with what could be made instead.
    await waitFor(async () => {
      await userEvent.click(ask)
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Not before/)
    })
    const other = await canvas.findByRole('radio', { name: /^Another main dish/ })
    await expect(other).toHaveAccessibleName(
      /Smoky pan-fried chickpeas instead of Lemon chicken tray bake/,
    )
    await userEvent.click(other)
    await expect(canvas.getByRole('button', { name: 'Plan it like this' })).toBeEnabled()
  },
}

export const Removed: Story = {
  name: 'The focus goes to a neighbour of a dish that is left out, and to the dishes after a new one',
  parameters: { address: `/week/new?recipe=12&recipe=20&day=${day}` },
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave out Fattoush' }))
    await expect(
      canvas.getByRole('button', { name: 'Leave out Lemon chicken tray bake' }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out Lemon chicken tray bake' }))
    await expect(canvas.getByRole('heading', { name: 'Dishes' })).toHaveFocus()
  },
}

/** A dish that cannot be read; that is logged, too. */
const UNREAD = [keys.recipe(99, 1), keys.howTo(99, 1)]
const logged = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const DishFailed: Story = {
  name: 'A dish that did not load says so, and is offered again',
  parameters: { address: `/week/new?recipe=12&recipe=99&day=${day}`, failures: UNREAD },
  beforeEach: logged,
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“A dish” did not load.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'See the plan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const DishGone: Story = {
  name: 'A dish that is gone is left out, and the others are planned',
  parameters: { address: `/week/new?recipe=12&recipe=99&day=${day}`, gone: UNREAD },
  beforeEach: logged,
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is not there any more')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out A dish' }))
    await expect(await canvas.findByText('One dish: you begin at 17:50.')).toBeVisible()
  },
}
export const NotLoaded: Story = {
  name: 'What a plan is made with did not load: the dishes are still chosen',
  parameters: {
    address: `/week/new?recipe=12&recipe=20&day=${day}`,
    failures: [dinnerKeys.all(1)],
  },
  beforeEach: logged,
  render: () => <ChoosePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The plan did not load')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Empty: Story = {
  name: 'Without a dish there is no plan',
  parameters: { address: '/week/new' },
  render: () => <ChoosePage />,
}

export const Plan: Story = {
  name: 'The plan says what begins when, and what was in the way',
  render: () => <PlanPage followed={dinnerAt()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dinner at seven')
    await expect(await canvas.findByText('What was in the way')).toBeVisible()
    await expect(
      canvas.getByText('25 minutes for you', { selector: '.dinner-row-title' }),
    ).toBeVisible()
    const rows = [...document.querySelectorAll<HTMLElement>('.dinner-list > li')]
    rows.find(({ tabIndex }) => tabIndex === 0)?.focus()
    await expect(rows[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(rows[2]).toHaveFocus()
    await expect(rows[2]).toHaveAttribute('tabindex', '0')
    await userEvent.keyboard('{End}')
    await expect(rows.at(-1)).toHaveFocus()
    await expect(canvas.getByText('Oven to 220 °C', { exact: false })).toBeVisible()
    await expect(canvas.getByText('Salt the chicken and chill it.')).toBeVisible()
  },
}
export const Deleting: Story = {
  name: 'A dinner is deleted after a question; the focus comes back from it',
  render: () => <PlanPage followed={dinnerAt()} />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Delete this dinner' })
    await userEvent.click(button)
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  },
}
export const PlanGerman: Story = {
  render: () => <PlanPage followed={dinnerAt()} />,
  globals: german(375),
}
export const PlanForTwoCooks: Story = {
  name: 'Two cooks have a lane and a list each',
  render: () => <PlanPage followed={dinnerAt(undefined, { cooks: 2, rings: 4, ovens: 1 })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ben' })).toBeVisible()
  },
}

const withDessert = { answers: { ...DINNER_ANSWERS, ...answersOf(WITH_DESSERT) } }

export const WithDessert: Story = {
  name: 'DIN-55 A dish that keeps is made in the morning at a press, and the evening is planned without it',
  parameters: withDessert,
  beforeEach: () => {
    writeToken('the token of imani')
    return () => writeToken(null)
  },
  render: () => <PlanPage followed={dinnerOf(WITH_DESSERT)} />,
  play: async ({ canvas }) => {
    const sent = spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
    const doThat = await canvas.findByRole('button', {
      name: 'Do that: Chocolate mousse in the morning',
    })
    await expect(canvas.getByText(/Then the evening begins at 17:37/)).toBeVisible()
    await userEvent.click(doThat)
    await waitFor(() => expect(sent).toHaveBeenCalled())
    const { Kept } = JSON.parse(sent.mock.calls[0]?.[1]?.body as string) as { Kept: KeptDinner }
    await expect(Kept.Dishes.map(({ IsLeftOut }) => IsLeftOut)).toEqual([undefined, true])
    await expect(Kept.Steps.every(({ Dish }) => Dish === 0)).toBe(true)
    await expect(Kept.Steps[0]?.Start).toBe(-83)
  },
}
export const MadeBefore: Story = {
  name: 'DIN-55 A dish that is made in the morning says so, and goes back into the evening',
  parameters: withDessert,
  render: () => <PlanPage followed={dinnerOf(WITH_DESSERT, { before: [1] })} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Chocolate mousse in the evening after all' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Whisk the whites.')).toBeNull()
  },
}
export const MadeBeforeGerman: Story = { ...MadeBefore, play: undefined, globals: german(375) }
