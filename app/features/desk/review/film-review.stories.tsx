import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { REVIEW_FILMS, reviewWith } from '../../../../.storybook/data/review.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { FilmReview } from './film-review.tsx'
import '../desk.css'
import './review.css'

const meta = {
  title: 'Screens/Desk/Film of a submission',
  component: FilmReview,
  args: { language: 'en' },
  decorators: [
    (Story) => (
      <div className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  // Films never stand still.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof FilmReview>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  name: 'FLM-128 The same film with other marks and words, old struck and new underlined',
  args: { submission: reviewWith(REVIEW_FILMS.words) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/The film is the same/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(1)
    await expect(canvas.getByText('Step 2')).toBeVisible()
    await expect(canvas.getByText('card, no film')).toBeVisible()
    await expect(canvas.getByText('Captions, English')).toBeVisible()
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('soft')
    await userEvent.click(canvas.getByRole('button', { name: 'Play at 0:12' }))
    const video = canvasElement.querySelector('video')
    await waitFor(() => expect(video?.currentTime ?? 0).toBeGreaterThanOrEqual(12))
    video?.pause()
  },
}
export const WordsGerman: Story = {
  args: { submission: reviewWith(REVIEW_FILMS.words), language: 'de' },
  globals: { language: 'de', ...at(375) },
}

export const Other: Story = {
  name: 'FLM-128 Another film beside the one that is live',
  args: { submission: reviewWith(REVIEW_FILMS.other) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(2)
  },
}

export const First: Story = {
  name: 'A first film, whole',
  args: { submission: reviewWith(REVIEW_FILMS.first) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Published for the first time, with the recipe.')).toBeVisible()
    await expect(canvasElement.querySelector('ins')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'The film goes, and the recipe stays with its cards',
  args: { submission: reviewWith(REVIEW_FILMS.gone) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays with its cards/)).toBeVisible()
  },
}
