import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stageFiles } from '../../../../.storybook/data/studio.ts'
import { FILMED, FILMED_STEPS, filmedStore } from '../../../../.storybook/data/studio-project.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { AdvicePlace } from '../advice/advice-place.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
import type { StageFile } from '../stage/stage.types.ts'
import { RefusedLines } from './refused-lines.tsx'
import { WordsPlace } from './words-place.tsx'
import '../frame/frame.css'

/** Words that are too quick for the second step, and none in German for the first. */
function withWords(project: Project): Project {
  const quick = { from: 0, to: 1, Text: 'Cut the potatoes into wedges of about three centimetres.' }
  return {
    ...project,
    words: {
      steps: {
        a: {
          Describe: { en: 'Kitchen paper soaks up the water on the skin.' },
          Sound: { en: 'paper rustles', de: 'Papier raschelt' },
        },
      },
      captions: { en: { b: [quick] }, de: { a: [] } },
    },
  }
}

interface Loaded {
  store: ProjectStore
  files?: StageFile[]
}

const NONE: StageFile[] = []

function PlaceOfWords({ store, files = NONE }: Loaded) {
  return <WordsPlace recipe={1} steps={FILMED_STEPS} store={store} files={files} />
}

/** A film of a quarter of an hour, made of a short one. */
const FILM = [
  async ({ id }: { id: string }) => ({
    store: await filmedStore(`story-${id}`, withWords),
    files: await stageFiles(37),
  }),
]
/** Films never stand still. */
const PLAYED = { chromatic: { disableSnapshot: true } }

/** The words on a film, and the advice about it. */
const meta = {
  title: 'Screens/Studio/Words',
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ id }) => ({ store: await filmedStore(`story-${id}`, withWords) })],
  render: (_, { loaded }) => <PlaceOfWords {...(loaded as Loaded)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const GERMAN = { language: 'de', ...at(375) } as const
const PLAIN = [async ({ id }: { id: string }) => ({ store: await filmedStore(`story-${id}`) })]

export const Words: Story = {
  name: 'Words, with one that is missing and one that is too quick',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kitchen paper soaks up the water on the skin.')).toBeVisible()
    await userEvent.click(canvas.getByText('Potato wedges, 3 cm thick.', { selector: 'summary *' }))
    await expect(canvas.getAllByText(/stands only/)[0]).toBeVisible()
    // Without the film its words are seen as large as they will be.
    await expect(canvas.getByRole('link', { name: 'Choose the film again' })).toBeVisible()
  },
}
export const WithFilm: Story = {
  name: 'FLM-160 The film beside the words goes to what is written, in its language',
  loaders: FILM,
  parameters: PLAYED,
  play: async ({ canvas, canvasElement }) => {
    const film = within(canvas.getByRole('complementary', { name: 'The film at this step' }))
    const time = () => canvasElement.querySelector('.studio-film-time b')!.textContent
    await expect(film.getByRole('button', { name: 'Play step 1' })).toBeVisible()
    await userEvent.click(canvas.getByText('Potato wedges, 3 cm thick.', { selector: 'summary *' }))
    await expect(film.getByRole('button', { name: 'Play step 2' })).toBeVisible()
    await expect(film.getByText('Cut the potatoes into wedges', { exact: false })).toBeVisible()
    await waitFor(() => expect(time()).toBe('1:32'))
    const german = canvas.getAllByRole('group', { name: 'Deutsch' })[1]!
    await userEvent.click(within(german).getByRole('textbox', { name: /^Caption at/ }))
    await expect(film.getByText('Kartoffelspalten, 3 cm dick.')).toBeVisible()
    await userEvent.click(film.getByRole('button', { name: /Deutsch$/ }))
    await expect(film.getByText('Cut the potatoes into wedges', { exact: false })).toBeVisible()
    await waitFor(
      () => expect(canvasElement.querySelectorAll('.studio-place img')).toHaveLength(6),
      { timeout: 20_000 },
    )
  },
}
export const WithFilmGerman: Story = { loaders: FILM, parameters: PLAYED, globals: GERMAN }
export const WordsTablet: Story = { globals: at(768) }
export const WordsGerman: Story = { globals: GERMAN }
export const Drafts: Story = {
  name: 'FLM-60 Drafts from the text of the steps, and nothing else yet',
  loaders: PLAIN,
  globals: { language: 'de', ...at(1280) },
}
export const Lines: Story = {
  name: 'FLM-63 Lines that are not taken',
  render: () => (
    <RefusedLines
      refusals={[
        { line: 3, kind: 'time', text: 'Chop' },
        { line: 7, kind: 'sameTime', text: '00:42 Fry', other: 5 },
      ]}
    />
  ),
}

const advice: Story['render'] = (_, { loaded }) => <PlaceOfAdvice {...(loaded as Loaded)} />

function PlaceOfAdvice({ store, files = NONE }: Loaded) {
  return <AdvicePlace recipe={1} draft={FILMED} store={store} files={files} isSent={false} />
}

export const Advice: Story = {
  name: 'FLM-65 Advice in four groups',
  render: advice,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2)
  },
}
export const AdviceGerman: Story = { render: advice, globals: GERMAN }
export const AdviceReady: Story = {
  name: 'Nothing is needed any more',
  loaders: [
    async () => ({
      store: await filmedStore('story-ready', (project) => ({ ...project, isAgreed: true })),
    }),
  ],
  render: advice,
}
export const AdvicePictures: Story = {
  name: 'FLM-161 Each advice has the picture of the place that it speaks of',
  loaders: FILM,
  parameters: PLAYED,
  render: advice,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('.studio-place img').length).toBeGreaterThan(1),
      { timeout: 20_000 },
    )
  },
}
export const AdvicePicturesGerman: Story = {
  loaders: FILM,
  parameters: PLAYED,
  render: advice,
  globals: GERMAN,
}
