import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filePlaces, filesInOrder } from '#cooking/film/film-parts.ts'
import { newHistory } from '#cooking/film/history.ts'
import { noMarks } from '#cooking/film/marks.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { newProject, type ProjectFile } from '../device/project.ts'
import { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import { Elsewhere } from '../frame/elsewhere.tsx'
import { NoEncoder } from '../publish/no-encoder.tsx'
import { Parts } from './parts.tsx'
import '../frame/frame.css'
import '../publish/publish.css'
import './film.css'

const STEPS: DraftStep[] = [
  { Key: 'a', Text: { en: 'Pat the chicken dry.', de: 'Das Hähnchen trocken tupfen.' } },
  { Key: 'b', Text: { en: 'Potato wedges, 3 cm thick.', de: 'Kartoffelspalten, 3 cm dick.' } },
  { Key: 'c', Text: { en: 'Zest first, then juice.', de: 'Erst die Schale, dann pressen.' } },
  { Key: 'd', Text: { en: 'Five minutes’ rest.', de: 'Fünf Minuten ruhen lassen.' } },
]
const KEYS = STEPS.map(({ Key }) => Key)
const PLACES = filePlaces([84, 89, 8])

const onPage: Decorator = (Story) => (
  <div className="studio-page page-column">
    <Story />
  </div>
)

const FILES: ProjectFile[] = [84, 89, 8].map((duration, index) => ({
  name: `IMG_441${index}.MOV`,
  takenAt: 0,
  facts: {
    duration,
    size: 120e6,
    width: 1920,
    height: 1080,
    codec: 'avc',
    sound: 'aac',
    isHdr: false,
    rate: [30, 30],
  },
}))

/** A project with three films for four steps, the last one left over. */
async function threeFilms(): Promise<ProjectStore> {
  const store = await ProjectStore.open('story-parts', 1, KEYS)
  const marks = filesInOrder(noMarks(KEYS.slice(0, 2)), [0, 1, 2], PLACES)
  store.change((project) => ({
    ...project,
    files: FILES,
    history: newHistory({
      ...marks,
      steps: [...marks.steps, ...KEYS.slice(2).map((key) => ({ key }))],
    }),
  }))
  return store
}

function ShownParts({ store }: { store: ProjectStore }) {
  const { project } = useProject(store)
  const files = project.files.map((each) => ({ ...each, file: undefined }))
  const look = { pictures: [], peaks: new Float32Array(), seenUntil: 0, isDone: true }
  const taking = {
    state: 'rests',
    copied: undefined,
    isFull: false,
    refused: undefined,
    isOther: false,
    isAsked: false,
    answer: fn(),
    take: fn(),
    dismiss: fn(),
  } as const
  return <Parts recipe={1} steps={STEPS} {...{ store, project, files, taking, look }} free={5e9} />
}

/** The forms around a film: several files, another tab, a browser without an encoder. */
const meta = {
  title: 'Screens/Studio/Film',
  // Films never stand still.
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [onPage, inApp],
  loaders: [async () => ({ store: await threeFilms() })],
  render: (_, { loaded }) => <ShownParts store={(loaded as { store: ProjectStore }).store} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SeveralFilms: Story = {
  name: 'FLM-39 Three films for four steps, one left over',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Left over' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'IMG_4412.MOV: up' }))
    await expect(canvas.queryByRole('heading', { name: 'Left over' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'IMG_4412.MOV: up' }))
    await expect(canvas.getByRole('button', { name: 'IMG_4412.MOV: up' })).toHaveFocus()
  },
}
export const SeveralFilmsGerman: Story = { globals: { language: 'de', ...at(375) } }

const half = { steps: KEYS.map((key, index) => (index < 2 ? { key, at: index * 70 } : { key })) }

export const OtherTab: Story = {
  name: 'FLM-34 The film is open in another tab',
  render: () => (
    <Elsewhere
      recipe={1}
      steps={STEPS}
      project={{ ...newProject(KEYS), history: newHistory({ ...noMarks(KEYS), ...half }) }}
      onTake={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 of 4 steps set' })).toBeVisible()
    await expect(canvas.getByText('1:10')).toBeVisible()
  },
}
export const OtherTabGerman: Story = {
  ...OtherTab,
  play: undefined,
  globals: { language: 'de', ...at(375) },
}

export const TakenAsItIs: Story = {
  name: 'FLM-35 A browser without an encoder takes H.264 as it is',
  render: () => <NoEncoder ability={{ canMake: false, copiesWithin: 2 }} onTake={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/up to 2.0 s before its place/)).toBeVisible()
  },
}
export const NotTaken: Story = {
  name: 'FLM-35 A browser without an encoder, and a film that it cannot take',
  render: () => <NoEncoder ability={{ canMake: false, copiesWithin: undefined }} onTake={fn()} />,
  globals: { language: 'de', ...at(375) },
}
