import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filmedStore } from '../../../../.storybook/data/studio-project.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { MakingState } from '../make/use-making.ts'
import type { SendingState } from '../send/use-sending.ts'
import { filmToMake } from './film-to-make.ts'
import { MakingPanel, tilesOf } from './making-panel.tsx'
import { SendingPanel } from './sending-panel.tsx'
import '../frame/frame.css'
import './publish.css'

const acts = { start: fn(), pause: fn(), onMakeAgain: fn() }

interface ShownProps {
  store: ProjectStore
  state: MakingState | SendingState
  /** How many parts are made. */
  made: number
  kind: 'making' | 'sending'
  early: number
}

function Shown({ store, state, made, kind, early }: ShownProps) {
  const { project } = store.state()
  const all = filmToMake(project)
  const film = { ...all, made: all.cuts.slice(0, made).map(({ key }) => key) }
  const keys = project.history.now.steps.map(({ key }) => key)
  if (kind === 'sending')
    return (
      <SendingPanel
        size={184_000_000}
        early={early}
        tiles={tilesOf(keys, film)}
        sending={{ state: state as SendingState, start: acts.start, pause: acts.pause }}
        onStart={acts.start}
        onMakeAgain={acts.onMakeAgain}
      />
    )
  return (
    <MakingPanel
      recipe={1}
      keys={keys}
      film={film}
      making={{ state: state as MakingState, start: acts.start, pause: acts.pause }}
      onTakeAsItIs={fn()}
      sources={[]}
    />
  )
}

/** The making of a film and its sending: before, meanwhile, paused, and where they ended. */
const meta = {
  title: 'Screens/Studio/Making',
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
        <h1 className="text-display">Tray bake</h1>
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ store: await filmedStore('story-making') })],
  render: (args, { loaded }) => (
    <Shown {...args} store={(loaded as { store: ProjectStore }).store} />
  ),
  args: { kind: 'making', state: { kind: 'rests' }, made: 0, early: 0 },
} satisfies Meta<Omit<ShownProps, 'store'>>
export default meta
type Story = StoryObj<typeof meta>

const GERMAN = { language: 'de', ...at(375) } as const
/** Long enough ago to tell how long it takes. */
const begunAt = () => Date.now() - 90_000

export const Rests: Story = {
  name: 'Before it is made',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make the film' }))
    await expect(acts.start).toHaveBeenCalled()
  },
}
export const Begins: Story = {
  name: 'The first seconds: how long it takes is not known yet',
  args: { state: { kind: 'runs', at: undefined, begunAt: Date.now() } },
}
export const Runs: Story = {
  name: 'It is made, with the time that is left',
  args: {
    state: { kind: 'runs', at: { step: 'c', seconds: 1, total: 6 }, begunAt: begunAt() },
    made: 2,
  },
  // Seconds go on.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(acts.pause).toHaveBeenCalled()
  },
}
export const RunsGerman: Story = { ...Runs, play: async () => {}, globals: GERMAN }
export const Joins: Story = {
  name: 'Its parts are joined',
  args: {
    state: { kind: 'runs', at: { step: undefined, seconds: 400, total: 6 }, begunAt: begunAt() },
    made: 6,
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const Paused: Story = { args: { state: { kind: 'paused' }, made: 3 } }
export const PausedGerman: Story = { ...Paused, globals: GERMAN }
export const GoesOn: Story = {
  name: 'After a closed tab: it goes on from there',
  args: { made: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeVisible()
  },
}
export const Full: Story = {
  name: 'The device has no room',
  args: { state: { kind: 'failed', why: 'full', step: 'd' }, made: 3 },
}
export const FullGerman: Story = { ...Full, globals: GERMAN }
export const Failed: Story = {
  name: 'The browser has failed at a step',
  args: { state: { kind: 'failed', why: 'failed', step: 'd' }, made: 3 },
}
export const FailedGerman: Story = { ...Failed, globals: GERMAN }

const sending = (state: SendingState, early = 0): Story['args'] => ({
  kind: 'sending',
  state,
  made: 6,
  early,
})
export const Ready: Story = { name: 'Ready to be sent', args: sending({ kind: 'rests' }) }
export const ReadyGerman: Story = { ...Ready, globals: GERMAN }
export const ReadyEarly: Story = {
  name: 'FLM-35 Ready, with parts that begin too early',
  args: sending({ kind: 'rests' }, 1.4),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/begin up to 1.4 s before/)).toBeVisible()
  },
}
export const Sends: Story = {
  name: 'It is sent',
  args: sending({ kind: 'runs', bytes: 61e6, from: 0, begunAt: begunAt() }),
  parameters: { chromatic: { disableSnapshot: true } },
}
export const SendsGerman: Story = { ...Sends, globals: GERMAN }
export const Dropped: Story = {
  name: 'The connection is gone',
  args: sending({ kind: 'waits', bytes: 61e6, until: Date.now() + 60_000 }),
}
export const DroppedGerman: Story = { ...Dropped, globals: GERMAN }
export const SendingPaused: Story = { args: sending({ kind: 'paused', bytes: 61e6 }) }
export const Turned: Story = {
  name: 'The server does not take it',
  args: sending({ kind: 'refused', message: 'The film is longer than it says.' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(acts.onMakeAgain).toHaveBeenCalled()
  },
}
