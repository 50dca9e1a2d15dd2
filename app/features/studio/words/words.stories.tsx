import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FILMED, FILMED_STEPS, filmedStore } from '../../../../.storybook/data/studio-project.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { AdvicePlace } from '../advice/advice-place.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
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
  render: (_, { loaded }) => (
    <WordsPlace recipe={1} steps={FILMED_STEPS} store={(loaded as { store: ProjectStore }).store} />
  ),
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
  },
}
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

const advice: Story['render'] = (_, { loaded }) => (
  <AdvicePlace recipe={1} draft={FILMED} store={(loaded as { store: ProjectStore }).store} />
)
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
