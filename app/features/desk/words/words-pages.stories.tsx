import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { UNKNOWN_FOODS, UNKNOWN_TAGS } from '../../../../.storybook/data/desk-words.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { deskKeys } from '../desk-keys.ts'
import { DeskFoods, DeskTagWords } from './words-pages.tsx'

const KNOWN = {
  answers: {
    [deskKeys.foods(1)]: UNKNOWN_FOODS,
    [deskKeys.foods(0)]: UNKNOWN_FOODS,
    [deskKeys.tags(1)]: UNKNOWN_TAGS,
    [deskKeys.tags(0)]: UNKNOWN_TAGS,
    [keys.ingredientSearch('van', 1)]: [
      { Id: 40, Name: 'vanilla' },
      { Id: 41, Name: 'vanilla sugar' },
    ],
  },
}

const meta = {
  title: 'Screens/Desk/Foods and tags',
  component: DeskFoods,
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
} satisfies Meta<typeof DeskFoods>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const tags = () => <DeskTagWords />

const open = async (canvas: Canvas, name: string) =>
  await userEvent.click(await canvas.findByRole('button', { name }))

export const Foods: Story = {
  parameters: KNOWN,
  name: 'Foods that nobody knows, without a primary while none is open',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('11 that authors have written and Simmer does not know.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('3 published recipes · 1 version waits · by 2 authors'),
    ).toBeVisible()
    await expect(canvas.getByText('Only you write it: somebody else decides')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}
export const FoodsGerman: Story = { parameters: KNOWN, globals: { language: 'de', ...at(320) } }

export const Adopting: Story = {
  parameters: KNOWN,
  name: 'A food is adopted with names in both languages',
  play: async ({ canvas }) => {
    await open(canvas, 'Adopt “tonka bean”')
    await expect(canvas.getByRole('textbox', { name: 'German, one' })).toHaveValue('Tonkabohne')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'English, several' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Adopt for everybody' }))
    await expect(canvas.getByText('Please fill this in.')).toBeVisible()
  },
}
export const AdoptingGerman: Story = {
  parameters: KNOWN,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await open(canvas, 'Aufnehmen: „tonka bean“')
  },
}

export const Taken: Story = {
  parameters: KNOWN,
  name: 'A name that the catalogue has is refused, and stays',
  beforeEach: () => {
    // Failures are logged (ERR-28).
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(
      fn(async () => Response.json({ Code: 'FieldInvalid', Message: 'No.' }, { status: 400 })),
    )
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Adopt “tonka bean”')
    const name = canvas.getByRole('textbox', { name: 'English, one' })
    await userEvent.clear(name)
    await userEvent.type(name, 'butter')
    await userEvent.click(canvas.getByRole('button', { name: 'Adopt for everybody' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Merge it instead/)
    await expect(name).toHaveValue('butter')
  },
}

export const Merging: Story = {
  parameters: KNOWN,
  name: 'A food is merged into one that is known',
  play: async ({ canvas }) => {
    await open(canvas, 'Merge “tonka bean”')
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }))
    await expect(canvas.getByText('Please pick a food that Simmer knows.')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Which food is it?' }), 'van')
    await userEvent.click(await canvas.findByRole('option', { name: 'vanilla' }))
  },
}

export const Tags: Story = {
  parameters: KNOWN,
  render: tags,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'In either language' }), 'herb')
    await expect(canvas.getByRole('row', { name: /Autumn/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Make-ahead/ })).toBeNull()
  },
}
export const TagsGerman: Story = {
  parameters: KNOWN,
  render: tags,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await open(canvas, 'Aufnehmen: „autumnal“')
  },
}
export const MergingTag: Story = {
  parameters: KNOWN,
  render: tags,
  play: async ({ canvas }) => {
    await open(canvas, 'Merge “autumnal”')
    await expect(canvas.getByRole('button', { name: 'Merge with Autumn' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    answers: { [deskKeys.foods(1)]: { Foods: [], Total: 0, Departments: [] } },
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [deskKeys.foods(1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
