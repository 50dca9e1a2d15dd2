import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  current,
  player,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Options, music and the strip of steps. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Options and steps',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: {
    ...FILM,
    src: '/story/film/clocked.mp4',
    musicSrc: '/story/film/clocked.m4a',
    onPreferencesChange: fn(),
  },
  beforeEach: () => fakeMedia({ duration: DURATION }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

export const AutoStopOff: Story = {
  name: 'VID-10 VID-23 with automatic stops off the film runs through',
  play: async ({ args }) => {
    await userEvent.click(button('Options'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stop automatically' }))
    await expect(args.onPreferencesChange).toHaveBeenCalledWith({
      autoStop: false,
      music: false,
      captions: true,
      sounds: true,
    })
    await userEvent.click(button('Play'))
    run(video(), 20)
    await becomes('playing')
    await current(/^3 of 6/)
  },
}

export const MusicSwitch: Story = {
  name: 'VID-11 music goes on at the stops, and both of its switches show the same state',
  play: async ({ canvasElement }) => {
    const music = canvasElement.querySelector('audio') as HTMLAudioElement
    await userEvent.click(button('Start'))
    await userEvent.click(button('Music'))
    await waitFor(() => expect(music).toMatchObject({ muted: false, paused: false }))
    await userEvent.click(button('Music'))
    await waitFor(() => expect(music.muted).toBe(true))
    await userEvent.click(button('Options'))
    const choice = screen.getByRole('checkbox', { name: 'Music' })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await waitFor(() => expect(music).toMatchObject({ muted: false, paused: false }))
    run(video(), 10)
    await becomes('pause-line')
    await expect(music.paused).toBe(false)
    await userEvent.click(button('Continue'))
    await userEvent.click(button('Pause'))
    await waitFor(() => expect(music.paused).toBe(true))
  },
}

export const OptionsClose: Story = {
  name: 'The options close on blur, and a press on the film then only closes them',
  play: async () => {
    await userEvent.click(button('Options'))
    await expect(screen.getByRole('group', { name: 'Options' })).toBeVisible()
    await userEvent.click(video())
    await waitFor(() => expect(button('Options')).toHaveAttribute('aria-expanded', 'false'))
    await becomes('paused')
  },
}

export const StepList: Story = {
  name: 'VID-06 VID-07 the steps are a list of pictures with n of total',
  play: async () => {
    const list = screen.getByRole('list', { name: 'Steps' })
    const items = within(list).getAllByRole('listitem')
    await expect(items).toHaveLength(6)
    await expect(within(list).getByText('3/6')).toBeVisible()
    await expect(button(/^3 of 6: Crush 800\sg tinned tomatoes into the pan\.$/)).toBeVisible()
    for (const item of items) await expect(item.querySelector('img')).toBeVisible()
  },
}

export const StripOfSteps: Story = {
  name: 'VID-26 the strip of steps hides after play and shows again on pause',
  play: async () => {
    await expect(player()).toHaveAttribute('data-strip', 'visible')
    player().focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(player()).toHaveAttribute('data-strip', 'hidden'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(player()).toHaveAttribute('data-strip', 'visible'))
  },
}

export const StripLeft: Story = {
  name: 'VID-26 the strip hides once the focus has left it',
  play: async () => {
    player().focus()
    await userEvent.keyboard(' ')
    button(/^6 of 6/).focus()
    await userEvent.tab({ shift: true })
    await becomes('playing')
    run(video(), 1)
    button('Pause').focus()
    await waitFor(() => expect(player()).toHaveAttribute('data-strip', 'hidden'))
  },
}

const pictures = () =>
  [...player().querySelectorAll<HTMLElement>('[data-slot="thumbnail"]')].map(
    ({ dataset }) => dataset.state,
  )

export const Thumbnails: Story = {
  name: 'VID-28 VID-29 pictures are fetched by the given function, and show that they load or failed',
  args: {
    loadImage: fn((src: string) =>
      src.includes('fry-onion') ? Promise.reject(new Error('401')) : Promise.resolve(src),
    ),
    steps: FILM.steps.slice(0, 2),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.loadImage).toHaveBeenCalledWith('/story/film/chop-garlic.webp'))
    await waitFor(() => expect(pictures()).toEqual(['ready', 'failed']))
    await expect(canvas.getByText('Picture not available')).toBeVisible()
  },
}

export const ThumbnailsLoading: Story = {
  name: "VID-29 a loading picture shows 'Loading'",
  args: { loadImage: () => new Promise(() => undefined), steps: FILM.steps.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeVisible()
  },
}

export const FocusInTheBar: Story = {
  name: 'When the strip replaces the bar, the focus moves to the main button',
  play: async () => {
    player().focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(player()).toHaveAttribute('data-strip', 'hidden'))
    button(/^1 of 6/).focus()
    run(video(), 10)
    await becomes('pause-line')
    await expect(button('Continue')).toHaveFocus()
  },
}
