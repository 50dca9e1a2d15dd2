import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, type Mock } from 'storybook/test'
import type { Marks } from '#cooking/film/marks.ts'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { marksWith, stageFiles, stageStore } from '../../../../.storybook/data/studio.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { shownNumber } from './shown-number.fixture.ts'
import { inStage, WholeStage } from './stage.fixture.tsx'
import type { StageFile } from './stage.types.ts'

let store: ProjectStore

/** The keys of the stage, each on a film whose pictures have their numbers. */
const meta = {
  title: 'Screens/Studio/Steps/Keys',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [inStage, inApp],
  args: { onGo: fn() },
  beforeEach: () => {
    keysOff.write(null)
    return () => void keysOff.write(null)
  },
  loaders: [
    async ({ parameters }) => {
      store = await stageStore(parameters.marks as Marks | undefined)
      return { store, files: await stageFiles(parameters.times as number | undefined) }
    },
  ],
  render: ({ onGo }, { loaded }) => {
    const loads = loaded as { store: ProjectStore; files: StageFile[] }
    return <WholeStage store={loads.store} files={loads.files} onGo={onGo} />
  },
} satisfies Meta<{ onGo: Mock }>
export default meta
type Story = StoryObj<typeof meta>

const marks = () => store.state().project.history.now
const time = () => document.querySelector('.stage-time b')!.textContent
const video = () => document.querySelector('video')!
const shows = async (at: string) => await waitFor(() => expect(time()).toBe(at), { timeout: 5000 })
const slider = () => screen.getByRole('slider', { name: 'Place in the film' })
/** The film is there. Browsers play films with sound only after a press of a person. */
async function ready() {
  video().muted = true
  await waitFor(() => expect(video().readyState).toBeGreaterThan(1), { timeout: 10_000 })
}

export const Pictures: Story = {
  name: 'FLM-25 One picture and one second back and on, exact to the picture',
  play: async ({ canvasElement }) => {
    await ready()
    for (const at of ['0:00.01', '0:00.02', '0:00.03']) {
      await userEvent.keyboard('{ArrowRight}')
      await shows(at)
    }
    await expect(shownNumber(canvasElement)).toBe(3)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await shows('0:01.03')
    await userEvent.keyboard('{ArrowLeft}')
    await shows('0:01.02')
    await expect(shownNumber(canvasElement)).toBe(27)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await shows('0:00.02')
  },
}

export const Begins: Story = {
  name: 'FLM-20 M takes the picture that is shown while the film plays on',
  play: async ({ canvasElement }) => {
    await ready()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.4), { timeout: 5000 })
    await userEvent.keyboard('m')
    await waitFor(() => expect(marks().steps[0]?.at).toBeGreaterThan(0))
    await expect(video().paused).toBe(false)
    await expect(screen.getByText('begins at 0:00')).toBeVisible()
    await userEvent.keyboard('k')
    const at = marks().steps[0]!.at!
    // It is the time of a picture: the film shows that one when it goes there.
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(shownNumber(canvasElement)).toBe(Math.round(at * 25)))
    await expect(Math.abs(at * 25 - Math.round(at * 25))).toBeLessThan(0.01)
  },
}

export const Exact: Story = {
  name: 'FLM-20 M on a film that stands takes its picture, and chooses the next step',
  play: async ({ canvasElement }) => {
    await ready()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await shows('0:00.02')
    await userEvent.keyboard('m')
    await waitFor(() => expect(marks().steps[0]?.at).toBe(0.08))
    await expect(shownNumber(canvasElement)).toBe(2)
    await expect(screen.getByRole('button', { name: /^Step 2 of 7 begins here/ })).toBeVisible()
    // Two steps cannot begin at one picture.
    await userEvent.keyboard('m')
    await expect(marks().steps[1]?.at).toBeUndefined()
  },
}

export const LeavesOut: Story = {
  name: 'FLM-22 X leaves out up to the next step, and shows again at a second press',
  parameters: { marks: marksWith(1) },
  play: async () => {
    await ready()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}x')
    await waitFor(() => expect(marks().openGap).toBe(1))
    await expect(screen.getByText('Left out since 0:01')).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}m')
    await waitFor(() => expect(marks().gaps).toEqual([{ from: 1, to: 2 }]))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}x')
    await waitFor(() => expect(marks().openGap).toBe(3))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}x')
    await waitFor(() => expect(marks().gaps[1]).toEqual({ from: 3, to: 4 }))
  },
}

export const HoldsAndCards: Story = {
  name: 'FLM-24 H holds the picture, N is a card, Del takes away',
  parameters: { marks: marksWith(4) },
  play: async () => {
    await ready()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await shows('0:02.00')
    await userEvent.keyboard('h')
    await expect(screen.getByText('Stays for 25 minutes, as in your text.')).toBeVisible()
    await userEvent.keyboard('{Escape}h')
    await userEvent.keyboard('h')
    await waitFor(() =>
      expect(marks().steps[4]).toEqual({ key: 'e', at: 2, hold: { at: 2, isOnly: true } }),
    )
    await userEvent.keyboard('n')
    await waitFor(() => expect(marks().steps[5]).toEqual({ key: 'f', isCard: true }))
    await userEvent.keyboard('{ArrowUp}{Delete}')
    await waitFor(() => expect(marks().steps[5]).toEqual({ key: 'f' }))
  },
}

export const HoldsAfterFilm: Story = {
  name: 'FLM-24 A step with a place may show its film and then a picture',
  parameters: { marks: marksWith(4) },
  play: async () => {
    await ready()
    await userEvent.keyboard('{ArrowUp}')
    await shows('0:10.04')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}h')
    await expect(screen.getByRole('radio', { name: /^Film first/ })).toBeChecked()
    await userEvent.keyboard('h')
    await waitFor(() => expect(marks().steps[3]?.hold).toEqual({ at: 11.16, isOnly: false }))
  },
}

export const Undone: Story = {
  name: 'FLM-27 Z takes back, Shift Z makes again',
  play: async () => {
    await ready()
    await userEvent.keyboard('{ArrowRight}')
    await shows('0:00.01')
    await userEvent.keyboard('m')
    await waitFor(() => expect(marks().steps[0]?.at).toBe(0.04))
    await userEvent.keyboard('n')
    await userEvent.keyboard('zz')
    await waitFor(() => expect(marks()).toEqual(marksWith(0)))
    await userEvent.keyboard('{Shift>}Z{/Shift}')
    await waitFor(() => expect(marks().steps[0]?.at).toBe(0.04))
    await expect(screen.getByRole('button', { name: 'Undo: step 1 begins at 0:00' })).toBeVisible()
  },
}

export const Shuttle: Story = {
  name: 'FLM-25 J, K and L play back, stop, play on, and faster at each press',
  play: async () => {
    await ready()
    await userEvent.keyboard('l')
    await waitFor(() => expect(video().paused).toBe(false))
    await userEvent.keyboard('l')
    await waitFor(() => expect(video().playbackRate).toBe(2))
    await userEvent.keyboard('l')
    await waitFor(() => expect(video().playbackRate).toBe(4))
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(2), { timeout: 5000 })
    await userEvent.keyboard('k')
    await expect(video().paused).toBe(true)
    const from = video().currentTime
    await userEvent.keyboard('j')
    await waitFor(() => expect(video().currentTime).toBeLessThan(from - 0.2), { timeout: 5000 })
    await userEvent.keyboard('k')
  },
}

export const Beginning: Story = {
  name: 'FLM-26 Enter opens a beginning, which moves by the picture, and is kept or put back',
  parameters: { marks: marksWith(2) },
  play: async () => {
    await ready()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    const grip = await screen.findByRole('slider', { name: 'Beginning of step 2' })
    await expect(grip).toHaveAttribute('aria-valuetext', '3 seconds, picture 19')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}')
    await expect(screen.getByText('2 pictures earlier than pressed')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(marks().steps[1]?.at).toBe(3.76)
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{Enter}')
    await waitFor(() => expect(marks().steps[1]?.at).toBeCloseTo(4.72, 3))
    await userEvent.keyboard('z')
    await waitFor(() => expect(marks().steps[1]?.at).toBe(3.76))
  },
}

export const Focus: Story = {
  name: 'FLM-28 Space presses a button that Tab has reached; a press by pointer gives the keys back',
  parameters: { marks: marksWith(2) },
  play: async () => {
    await ready()
    screen.getByRole('button', { name: 'Hold picture' }).focus()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('heading', { name: /^This picture stays/ })).toBeVisible()
    await expect(video().paused).toBe(true)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: '1 picture on' }))
    await expect(screen.getByRole('region', { name: 'Studio: steps' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(video().paused).toBe(false))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(video().paused).toBe(true))
  },
}

export const SingleKeysOff: Story = {
  name: 'FLM-28 Single keys can be switched off, and stay off; the others remain',
  play: async () => {
    await ready()
    await userEvent.keyboard('?')
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await shows('0:01.00')
    await userEvent.keyboard('mxn ')
    await expect(marks()).toEqual(marksWith(0))
    await expect(video().paused).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: /^Step 1 of 7 begins here/ }))
    await waitFor(() => expect(marks().steps[0]?.at).toBe(1))
    await expect(keysOff.read()).not.toBeNull()
  },
}

export const Rest: Story = {
  name: 'FLM-23 After the film the steps without a place become cards, and Enter goes on to the words',
  parameters: { marks: marksWith(5) },
  play: async ({ args }) => {
    await ready()
    await userEvent.keyboard('n')
    slider().focus()
    await userEvent.keyboard('{Shift>}'.concat('{ArrowRight}'.repeat(25), '{/Shift}'))
    await userEvent.keyboard('l')
    await screen.findAllByText('The film is over', {}, { timeout: 8000 })
    slider().blur()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(marks().steps[6]).toEqual({ key: 'g', isCard: true }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith('words')
  },
}

export const Files: Story = {
  name: 'FLM-29 Several files are one film: it plays and steps from one to the next',
  parameters: { times: 2 },
  play: async ({ canvasElement }) => {
    await ready()
    await expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 0:48')
    await userEvent.keyboard('{Shift>}'.concat('{ArrowRight}'.repeat(24), '{/Shift}'))
    await shows('0:24.00')
    await waitFor(() => expect(shownNumber(canvasElement)).toBe(0), { timeout: 5000 })
    await userEvent.keyboard('{ArrowLeft}')
    await shows('0:23.24')
    await waitFor(() => expect(shownNumber(canvasElement)).toBe(599), { timeout: 5000 })
    await userEvent.keyboard('{ArrowRight}')
    await shows('0:24.00')
    await userEvent.keyboard('m')
    await waitFor(() => expect(marks().steps[0]?.at).toBe(24))
    await userEvent.keyboard('{ArrowLeft}l')
    await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', '0:25 of 0:48'), {
      timeout: 8000,
    })
    await userEvent.keyboard('k')
  },
}

export const Suggested: Story = {
  name: 'FLM-32 Suggestions are answered one by one: M begins the step there, N passes on, Esc leaves',
  play: async () => {
    await ready()
    const button = await screen.findByRole('button', { name: /suggestions?$/ }, { timeout: 15_000 })
    await userEvent.click(button)
    await screen.findAllByText('Suggestion 1 of 3')
    await expect(screen.getByText('A sound after a pause')).toBeVisible()
    await expect(marks()).toEqual(marksWith(0))
    await userEvent.keyboard('n')
    await screen.findAllByText('Suggestion 2 of 3')
    await userEvent.keyboard('m')
    await waitFor(() => expect(marks().steps[0]?.at).toBeCloseTo(12, 0))
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('button', { name: '1 suggestion' })
    await expect(store.state().project.answered).toHaveLength(2)
  },
}
