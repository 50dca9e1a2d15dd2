import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NEXT_FILM, PREVIEW } from '../../../../.storybook/data/film-versions.ts'
import { FILMED_STEPS } from '../../../../.storybook/data/studio-project.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { TryPlace } from './try-place.tsx'
import type { PreviewState } from './use-preview.ts'
import '../frame/frame.css'
import '../publish/publish.css'

const begun = (
  place: Partial<Extract<PreviewState, { kind: 'begun' }>['at']> = {},
): PreviewState => ({
  kind: 'begun',
  preview: PREVIEW,
  at: { Opened: null, Step: null, ForMs: 0, ...place },
  foundAt: 0,
})

const meta = {
  title: 'Screens/Studio/Try',
  component: TryPlace,
  args: {
    recipe: 1_200_000_312,
    name: 'Lemon chicken tray bake',
    steps: FILMED_STEPS,
    film: NEXT_FILM,
    preview: { state: begun(), begin: fn() },
  },
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TryPlace>
export default meta
type Story = StoryObj<typeof meta>

/** The film without a part for its third step. */
const NEXT_FILM_WITH_CARD = {
  ...NEXT_FILM,
  Document: {
    ...NEXT_FILM.Document,
    Steps: NEXT_FILM.Document.Steps.map((step) => (step.Key === 'c' ? { Key: 'c' } : step)),
  },
}
const OPENED = '2024-03-09T14:52:00.000Z'

export const Waits: Story = {
  name: 'FLM-127 A code to scan or to type',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your phone is not there yet')).toBeVisible()
    await expect(canvas.getByText(/\/r\/482913$/)).toBeInTheDocument()
  },
}
export const WaitsGerman: Story = { globals: { language: 'de', ...at(375) } }
export const WaitsTablet: Story = { globals: { language: 'de', ...at(768) } }

export const There: Story = {
  name: 'The phone is there',
  args: {
    preview: { state: begun({ Opened: OPENED, Step: 5, ForMs: 20_000 }), begin: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your phone is there')).toBeVisible()
    await expect(canvas.getByText('Step 5 of 7, for 20 seconds')).toBeVisible()
    // The phone beside it shows the same step, to the eye alone.
    await expect(await canvas.findByText('Step 5 of 7')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Lemon chicken tray bake' })).toBeNull()
  },
}
export const ThereCard: Story = {
  name: 'The phone is there, at a step without film',
  args: {
    film: NEXT_FILM_WITH_CARD,
    preview: { state: begun({ Opened: OPENED, Step: 3, ForMs: 20_000 }), begin: fn() },
  },
}
export const LaysOut: Story = {
  args: { preview: { state: begun({ Opened: OPENED, Step: 0, ForMs: 180_000 }), begin: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Laying things out, for 3 minutes')).toBeVisible()
  },
}

export const Over: Story = {
  name: 'The code was not used in time',
  args: { preview: { state: { kind: 'over' }, begin: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }))
    await expect(args.preview.begin).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = { args: { preview: { state: { kind: 'failed' }, begin: fn() } } }
