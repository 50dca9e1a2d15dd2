import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, type Mock } from 'storybook/test'
import type { Marks, StepMark } from '#cooking/film/marks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { marksWith, stageFiles, stageStore } from '../../../../.storybook/data/studio.ts'
import type { StageFile } from './stage.types.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { inStage, WholeStage } from './stage.fixture.tsx'

interface Loaded {
  store: ProjectStore
  files: StageFile[]
}

/** Every state of the stage, with a film that is played and looked through. */
const meta = {
  title: 'Screens/Studio/Steps',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [inStage, inApp],
  args: { onGo: fn() },
  loaders: [
    async ({ parameters }) => ({
      store: await stageStore(parameters.marks as Marks | undefined),
      files: await stageFiles(1, parameters.isUpright as boolean | undefined),
    }),
  ],
  render: ({ onGo }, { loaded }) => {
    const { store, files } = loaded as Loaded
    return <WholeStage store={store} files={files} onGo={onGo} />
  },
} satisfies Meta<{ onGo: Mock }>
export default meta
type Story = StoryObj<typeof meta>

const THREE = marksWith(3, { openGap: 8 })
const ALL = marksWith(7)
const CARD_AND_STILL: Record<string, StepMark> = {
  c: { key: 'c', isCard: true },
  e: { key: 'e', at: 13.36, hold: { at: 14.36, isOnly: true } },
}

export const First: Story = {}
export const Marks3: Story = { name: 'Three steps are set', parameters: { marks: THREE } }
export const MarksOnPhone: Story = {
  name: 'Three steps are set, on a phone',
  parameters: { marks: THREE, frame: { width: '390px', height: '844px' } },
  globals: { language: 'de' },
}
export const MarksUpright: Story = {
  name: 'An upright film on an upright phone: steps beside it in words',
  parameters: { marks: THREE, isUpright: true, frame: { width: '390px', height: '844px' } },
  globals: { language: 'de' },
}
export const MarksSideways: Story = {
  name: 'Three steps are set, on a phone on its side',
  parameters: { marks: THREE, frame: { width: '844px', height: '390px' } },
}
/** Zoomed to 400 %: one column that scrolls, and beginnings as fields. */
export const MarksNarrow: Story = {
  name: 'FLM-31 On 320 pixels beginnings are typed, and the band stays',
  parameters: { marks: THREE, frame: { width: '320px', height: '568px' } },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Step 2 begins at' })
    await expect(field).toHaveValue('0:03.19')
    await userEvent.clear(field)
    await userEvent.type(field, '0:04.05{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Step 2 begins at' })).toHaveValue('0:04.05'),
    )
    const band = screen.getByRole('button', { name: /begins here/ }).getBoundingClientRect()
    const frame = document.querySelector('[data-story-frame]')!.getBoundingClientRect()
    await expect(band.bottom).toBeLessThanOrEqual(frame.bottom)
    await expect(band.right).toBeLessThanOrEqual(frame.right)
  },
}
export const Held: Story = {
  name: 'A picture is held while the cook waits',
  parameters: { marks: marksWith(4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hold picture' }))
    await expect(screen.getByRole('heading', { name: /^This picture stays/ })).toBeVisible()
  },
}
export const BeginningOnPhone: Story = {
  name: 'The beginning of a step by the picture, on a phone',
  parameters: { marks: THREE, frame: { width: '390px', height: '844px' } },
  globals: { language: 'de' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Schritt 2: / }))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('slider', { name: 'Anfang von Schritt 2' })
  },
}
export const Done: Story = {
  name: 'Every step has its place',
  parameters: {
    marks: {
      ...ALL,
      gaps: [{ from: 2.4, to: 3.76 }],
      steps: ALL.steps.map((mark) => CARD_AND_STILL[mark.key] ?? mark),
    },
  },
}
export const OverWithoutPlaces: Story = {
  name: 'FLM-23 The film is over, and the band gathers the steps without a place',
  parameters: { marks: marksWith(5) },
  globals: { language: 'de' },
  play: async () => {
    const film = document.querySelector('video')!
    film.muted = true
    await waitFor(() => expect(film.readyState).toBeGreaterThan(1), { timeout: 10_000 })
    screen.getByRole('slider', { name: 'Stelle im Film' }).focus()
    await userEvent.keyboard('{Shift>}'.concat('{ArrowRight}'.repeat(25), '{/Shift}'))
    await userEvent.keyboard('l')
    await screen.findAllByText('Der Film ist zu Ende', {}, { timeout: 8000 })
    await expect(screen.getByRole('button', { name: /Schritte 6 und 7/ })).toBeVisible()
  },
}
