import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { CHOICES, monthsIn } from '../../../../.storybook/data/months.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { deskKeys } from '../desk-keys.ts'
import { DeskMonths } from './months-page.tsx'

const MARCH = '2027-03'
const KNOWN = {
  answers: {
    [deskKeys.months(1)]: monthsIn(1),
    [deskKeys.months(0)]: monthsIn(0),
    [deskKeys.monthChoices(MARCH, 1)]: CHOICES,
    [deskKeys.monthChoices(MARCH, 0)]: CHOICES,
  },
}

const meta = {
  title: 'Screens/Desk/Month',
  component: DeskMonths,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof DeskMonths>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** What stands in the preview. */
const bannerIn = async (canvas: Canvas, name: string) => {
  const frame: HTMLIFrameElement = await canvas.findByTitle(name)
  const inside = () => within(frame.contentDocument?.body ?? document.body)
  await waitFor(() => expect(inside().queryByRole('heading')).not.toBeNull())
  return inside()
}

export const Months: Story = {
  name: 'Each month says what stands there and what there is to do',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('English sentence is missing')).toBeVisible()
    await expect(canvas.getByText('Shown instead: Pasta al dente')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: '3 later months' }))
    await expect(canvas.getByText('by itself, the newest well rated one')).toBeVisible()
    await expect(canvas.getByText('yours: somebody else decides')).toBeVisible()
    const banner = await bannerIn(canvas, 'The banner of December')
    await expect(banner.getByText(/^Bread, cake and small bakes/)).toBeVisible()
  },
}

export const ByKeys: Story = {
  name: 'Arrows go from row to row',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    const button = async (name: string) => await canvas.findByRole('button', { name })
    const change = await button('Change the cookbook of January 2027')
    change.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await button('Choose another cookbook for February 2027')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await button('Choose the cookbook of March 2027')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(change).toHaveFocus()
  },
}

export const MonthsGerman: Story = { parameters: KNOWN, globals: { language: 'de' } }
export const Phone: Story = { parameters: KNOWN, globals: { language: 'de', ...at(375) } }

export const Typing: Story = {
  name: 'What is typed is in the banner at once, in the language that is chosen',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    const english = await canvas.findByRole('textbox', { name: 'Sentence for December, English' })
    await userEvent.clear(english)
    await userEvent.type(english, 'Flour on Sundays.')
    const banner = await bannerIn(canvas, 'The banner of December')
    await expect(banner.getByText('Flour on Sundays.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'DE' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await waitFor(async () => {
      const german = await bannerIn(canvas, 'The banner of December')
      await expect(german.getByText('Kochbuch des Monats')).toBeVisible()
    })
  },
}

export const OwnDescription: Story = {
  name: 'Without a sentence its own description stands there',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Write it, the sentence for January 2027' }),
    )
    await expect(
      canvas.getByRole('heading', { name: 'January, as readers will see it' }),
    ).toHaveFocus()
    const banner = await bannerIn(canvas, 'The banner of January')
    await expect(banner.getByText(/^What I bake on Sundays/)).toBeVisible()
  },
}

const openSheet = async (canvas: Canvas) => {
  const button = { name: 'Choose the cookbook of March 2027' }
  await userEvent.click(await canvas.findByRole('button', button))
  return within(await screen.findByRole('dialog'))
}

export const Choosing: Story = {
  name: 'What fits is offered first',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    await expect(sheet.getByText('Ana Ribeiro · 6 recipes · never yet')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Choose' }))
    await expect(sheet.getByText('Please choose a cookbook.')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: /^The Green Table/ }))
    await expect(sheet.queryByText('Please choose a cookbook.')).toBeNull()
  },
}

export const NotYet: Story = {
  name: 'What does not fit says what it lacks',
  parameters: KNOWN,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    const button = { name: 'Kochbuch für März 2027 wählen' }
    await userEvent.click(await canvas.findByRole('button', button))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('tab', { name: /^Noch nicht/ }))
    await expect(sheet.getByText(/darüber entscheidet jemand anderes/)).toBeVisible()
  },
}

export const FitsNoMore: Story = {
  name: 'Somebody else was faster: it does not fit any more',
  parameters: KNOWN,
  beforeEach: () => {
    // Failures are logged (ERR-28).
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(
      fn(async () => Response.json({ Code: 'FieldInvalid', Message: 'No.' }, { status: 400 })),
    )
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    await userEvent.click(sheet.getByRole('radio', { name: /^Atlantic Kitchen/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Choose' }))
    await expect(await sheet.findByText(/^It does not fit any more/)).toBeVisible()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [deskKeys.months(1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
