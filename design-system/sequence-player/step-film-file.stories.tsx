import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { readStepFilm, type ReadFilm } from '#design-system/sequence-player/read-step-film.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import json from '../../tests/step-film/sets/valid-02-two-languages/film.json' with { type: 'json' }
import src from '../../tests/step-film/sets/valid-02-two-languages/film.mp4?url'

/** A step film of another site: one of the sets for whoever implements the form. */
const inLanguage = (language: string) => ({ ...(readStepFilm(json, language) as ReadFilm), src })

const meta = {
  title: 'Components/SequencePlayer/Behaviour/Step film',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: inLanguage('en'),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

const LONG_ENOUGH = { timeout: 60_000 }

export const StopsAtItsSteps: Story = {
  name: 'FLM-70 a film of the open form stops before each of its steps',
  play: async ({ canvas, canvasElement }) => {
    const film = canvasElement.querySelector('video') as HTMLVideoElement
    film.muted = true
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }, LONG_ENOUGH))
    const onward = await canvas.findByRole('button', { name: 'Continue' }, LONG_ENOUGH)
    await expect(film.currentTime).toBeLessThan(0.7)
    const now = within(canvas.getByRole('group', { name: 'Now: Step 1 of 3' }))
    await expect(now.getByText('Chop the onion.')).toBeVisible()
    await userEvent.click(onward)
    await canvas.findByRole('group', { name: 'Now: Step 2 of 3' }, LONG_ENOUGH)
  },
}

export const German: Story = {
  name: 'FLM-70 a film of the open form is read in the language of the cook',
  args: inLanguage('de-AT'),
  globals: { language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    const film = canvasElement.querySelector('video') as HTMLVideoElement
    film.muted = true
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }, LONG_ENOUGH))
    await canvas.findByRole('button', { name: 'Weiter' }, LONG_ENOUGH)
    await expect(canvas.getAllByText('Die Zwiebel hacken.')[0]).toBeVisible()
  },
}
