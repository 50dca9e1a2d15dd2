import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FILMED_STEPS, filmedStore } from '../../../../.storybook/data/studio-project.ts'
import { PICTURES as SCENES } from '#design-system/studio/studio.fixtures.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { MakingState } from '../make/use-making.ts'
import type { SendingState } from '../send/use-sending.ts'
import { filmToMake } from './film-to-make.ts'
import { MakingPanel } from './making-panel.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { sentTiles } from './tiles-of.ts'
import { WhatIsHere } from './what-is-here.tsx'
import '../frame/frame.css'
import './publish.css'

const acts = { start: fn(), pause: fn(), onMakeAgain: fn(), onMakeSmaller: fn() }

/** Pictures of parts, as wide films have them. */
const PICTURES = new Map(
  FILMED_STEPS.map(({ Key }, index) => [Key, SCENES[index % SCENES.length] ?? '']),
)
/** The day of all stories, at 14:38 where they are told. */
const SAVED_AT = new Date(2026, 2, 1, 14, 38).getTime()

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
        recipe={1}
        size={184_000_000}
        early={early}
        tilesAt={(share) => sentTiles(keys, film, share, PICTURES)}
        sending={{ state: state as SendingState, start: acts.start, pause: acts.pause }}
        isMain
        versionsHref="#versions"
        smaller={{ size: 96_000_000, onMake: acts.onMakeSmaller }}
        onStart={acts.start}
        onMakeAgain={acts.onMakeAgain}
      />
    )
  return (
    <>
      <MakingPanel
        recipe={1}
        keys={keys}
        film={film}
        making={{ state: state as MakingState, start: acts.start, pause: acts.pause }}
        pictures={PICTURES}
        isMain
        savedAt={SAVED_AT}
        onTakeAsItIs={fn()}
        onMakeSmaller={acts.onMakeSmaller}
        sources={[]}
      />
      <div className="studio-two studio-after">
        <WhatIsHere project={project} steps={FILMED_STEPS} />
      </div>
    </>
  )
}

/** The making of a film and its sending: before, meanwhile, paused, and where they ended. */
const meta = {
  title: 'Screens/Studio/Making',
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
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
const waits = (why: 'dropped' | 'noRoom' | 'busy', until = Date.now() + 12_000): SendingState => ({
  kind: 'waits',
  bytes: 61e6,
  until,
  since: SAVED_AT,
  why,
})
export const Dropped: Story = {
  name: 'FLM-151 The connection is gone: the next try is counted down',
  args: sending(waits('dropped')),
  // Seconds go on.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Next try in \d+ second/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('dropped')
    await expect(canvas.getByText(/No connection since 14:38/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(acts.start).toHaveBeenCalled()
  },
}
export const NoRoom: Story = {
  name: 'FLM-151 The server has no room',
  args: sending(waits('noRoom', Date.now() + 595_000)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next try in 10 minutes')).toBeVisible()
  },
}
export const NoRoomGerman: Story = { ...NoRoom, play: async () => {}, globals: GERMAN }
export const Busy: Story = {
  name: 'FLM-151 The server does not answer',
  args: sending(waits('busy', Date.now() + 595_000)),
}
export const DroppedGerman: Story = { ...Dropped, play: async () => {}, globals: GERMAN }
export const SendingPaused: Story = { args: sending({ kind: 'paused', bytes: 61e6 }) }
export const Turned: Story = {
  name: 'The server does not take it',
  args: sending({ kind: 'refused', why: 'film', message: 'The film is longer than it says.' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make it again' }))
    await expect(acts.onMakeAgain).toHaveBeenCalled()
  },
}
export const RoomFull: Story = {
  name: 'FLM-150 The room of the member is full: what is made stays, and there are three ways on',
  args: sending({ kind: 'refused', why: 'room', message: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look at old versions' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(acts.start).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /720p/ }))
    await expect(acts.onMakeSmaller).toHaveBeenCalled()
  },
}
export const RoomFullGerman: Story = { ...RoomFull, play: async () => {}, globals: GERMAN }
export const StepsChanged: Story = {
  name: 'The steps of the recipe have changed',
  args: sending({ kind: 'refused', why: 'steps', message: '' }),
}
export const Held: Story = {
  name: 'The account is on hold: the film stays, and is sent again later',
  args: sending({
    kind: 'refused',
    why: 'held',
    message: 'Your account is on hold: you can use it, but do nothing that others see.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/steps stay on this device/u)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(acts.start).toHaveBeenCalled()
  },
}
export const Gone: Story = {
  name: 'The browser has removed the film',
  args: sending({ kind: 'refused', why: 'gone', message: '' }),
}
