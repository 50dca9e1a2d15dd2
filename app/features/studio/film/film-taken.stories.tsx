import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filmedStore, filmFile } from '../../../../.storybook/data/studio-project.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import type { Look } from '../stage/film-look.ts'
import { REFUSALS, type FilmFacts } from '../worker/film-facts.ts'
import { Checked } from './checked.tsx'
import { Refused } from './refused.tsx'
import { Start } from './start.tsx'
import type { TakingFilms } from './use-take-films.ts'
import '../frame/frame.css'
import './film.css'

const take = fn()
const rests: TakingFilms = {
  state: 'rests',
  copied: undefined,
  isFull: false,
  refused: undefined,
  isOther: false,
  isAsked: false,
  answer: fn(),
  take,
  dismiss: fn(),
}

const COVERS = ['miso-ramen', 'shakshuka', 'hummus', 'margherita-pizza'].map(
  (name) => `/story/${name}.webp`,
)
/** Nothing of the pictures of a film is known, nor will be. */
const UNSEEN: Look = { pictures: [], peaks: new Float32Array(), seenUntil: 0, isDone: true }

interface ShownProps {
  store: ProjectStore
  taking?: Partial<TakingFilms> | undefined
  isLost?: boolean | undefined
  look?: Look | undefined
}

function Shown({ store, taking, isLost, look = UNSEEN }: ShownProps) {
  const { project } = useProject(store)
  const file = isLost ? undefined : new File([], 'IMG_4417.MOV')
  const files = project.files.map((each) => ({ ...each, file }))
  return (
    <Checked
      recipe={1}
      {...{ store, project, files, look }}
      free={6_400_000_000}
      taking={{ ...rests, ...taking }}
    />
  )
}

/** A film that was brought: what it is, and what becomes of it; or why it is not taken. */
const meta = {
  title: 'Screens/Studio/Taken',
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A story about a film with some facts. */
function ofFilm(
  name: string,
  facts: Partial<FilmFacts>,
  shown: Omit<ShownProps, 'store'> = {},
): Pick<Story, 'loaders' | 'render'> {
  return {
    loaders: [
      async () => ({
        store: await filmedStore(`story-${name}`, (project) => ({
          ...project,
          files: [filmFile(facts)],
        })),
      }),
    ],
    render: (_, { loaded }) => (
      <Shown store={(loaded as { store: ProjectStore }).store} {...shown} />
    ),
  }
}

export const Works: Story = {
  name: 'A film that works, from 4K to 1080p',
  ...ofFilm('works', {}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'That works' })).toBeVisible()
    await expect(canvas.getByText('4K')).toBeVisible()
  },
}
export const Draws: Story = {
  name: 'FLM-155 Its strip is being drawn, and nobody waits for it',
  ...ofFilm(
    'draws',
    {},
    {
      look: {
        ...UNSEEN,
        isDone: false,
        seenUntil: 252,
        pictures: COVERS.map((src, index) => ({ at: index * 42, src, difference: 0 })),
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The strip is being drawn: 4:12 of/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set the steps' })).toBeVisible()
  },
}
export const DrawsGerman: Story = {
  ...Draws,
  play: async () => {},
  globals: { language: 'de', ...at(375) },
}
export const WorksPhone: Story = { ...ofFilm('phone', {}), globals: { language: 'de', ...at(375) } }
export const Everything: Story = {
  name: 'FLM-40 Upright, HDR, at an uneven rate and without sound',
  ...ofFilm('everything', {
    width: 1080,
    height: 1920,
    isHdr: true,
    sound: undefined,
    rate: [12, 60],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HDR')).toBeVisible()
    await expect(canvas.getByText('Uneven, 12 to 60')).toBeVisible()
  },
}
export const EverythingGerman: Story = {
  ...Everything,
  play: async () => {},
  globals: { language: 'de', ...at(375) },
}
export const Copies: Story = {
  name: 'It is copied into the browser',
  ...ofFilm('copies', {}, { taking: { state: 'copies', copied: { done: 610e6, size: 1640e6 } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}
export const NoRoom: Story = {
  name: 'The device has no room for the copy',
  ...ofFilm('full', {}, { taking: { isFull: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /steps/ })).toBeVisible()
  },
}
export const NoRoomGerman: Story = {
  ...NoRoom,
  play: async () => {},
  globals: { language: 'de', ...at(375) },
}
export const Lost: Story = {
  name: 'The file is needed again, and another one was chosen',
  ...ofFilm('lost', {}, { isLost: true, taking: { isOther: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

/** A story about a film that is not taken. */
const refused = (refusal: (typeof REFUSALS)[number], facts: Partial<FilmFacts> = {}) => (
  <Refused recipe={1_200_000_312} file={{ name: 'IMG_4417.MOV', refusal, facts }} onFiles={take} />
)
const { facts } = filmFile({ codec: 'hevc' })

export const Hevc: Story = {
  name: 'FLM-03 This browser cannot read the film: three ways on',
  render: () => refused('codec', facts),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
  },
}
export const HevcGerman: Story = {
  render: () => refused('codec', facts),
  globals: { language: 'de', ...at(375) },
}
export const EveryRefusal: Story = {
  name: 'FLM-03 Every other refusal',
  render: () => (
    <>
      {REFUSALS.filter((refusal) => refusal !== 'codec' && refusal !== 'cut').map((refusal) => (
        <div key={refusal}>{refused(refusal, filmFile({ duration: 4000 }).facts)}</div>
      ))}
    </>
  ),
  // Eight pages beside each other have eight headings of the first level.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
}
const use = fn()
export const EndMissing: Story = {
  name: 'FLM-154 The end of the film is missing: what is there can be used',
  beforeEach: () => {
    use.mockClear()
  },
  render: () => (
    <Refused
      recipe={1_200_000_312}
      file={{
        name: 'IMG_4417.MOV',
        refusal: 'cut',
        facts: filmFile({ duration: 494 }).facts,
        whole: 632,
        onUse: use,
      }}
      onFiles={take}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file stops at 8:14 of 10:32')
    await userEvent.click(canvas.getByRole('button', { name: 'Use 8:14' }))
    await expect(use).toHaveBeenCalledOnce()
  },
}
export const EndMissingGerman: Story = {
  ...EndMissing,
  play: async () => {},
  globals: { language: 'de', ...at(375) },
}
export const Begins: Story = {
  name: 'Before a film is chosen',
  render: () => (
    <Start recipe={1_200_000_312} isReading={false} free={6_400_000_000} onFiles={take} />
  ),
}
export const BeginsGerman: Story = { ...Begins, globals: { language: 'de', ...at(375) } }
export const Reads: Story = {
  name: 'A film is read',
  render: () => <Start recipe={1_200_000_312} isReading free={undefined} onFiles={take} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
