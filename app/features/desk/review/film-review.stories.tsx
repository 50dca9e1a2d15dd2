import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { EDITOR } from '../../../../.storybook/data/desk.ts'
import { REVIEW_FILMS, reviewWith } from '../../../../.storybook/data/review.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { FilmReview, type FilmReviewProps } from './film-review.tsx'
import { useRemarks, type Remarks } from './use-remarks.ts'
import '../desk.css'
import './review.css'

const NO_REMARKS: Remarks = {
  textOf: () => '',
  write: () => {},
  answer: '',
  setAnswer: () => {},
  count: 0,
  isFull: false,
  typed: [],
  body: { Remarks: [] },
  clear: () => {},
}

/** With remarks that are typed. */
function Remarkable(props: FilmReviewProps) {
  return <FilmReview {...props} remarks={useRemarks(7, EDITOR)} mayRemark />
}

const meta = {
  title: 'Screens/Desk/Film of a submission',
  component: FilmReview,
  args: { language: 'en', remarks: NO_REMARKS, mayRemark: false },
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

export const Remarked: Story = {
  name: 'FLM-144 A remark on the film of a step, at its mark',
  args: { submission: reviewWith(REVIEW_FILMS.words) },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => <Remarkable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remark on Step 2, Film' }))
    const field = canvas.getByRole('textbox', { name: 'Remark on Step 2, Film, to Imani Okafor' })
    await userEvent.type(field, 'The hands hide the pan.')
    await expect(field).toHaveValue('The hands hide the pan.')
    // Captions belong to no step.
    await expect(canvas.queryByRole('button', { name: /^Remark on Captions/ })).toBeNull()
  },
}
export const RemarkedGerman: Story = {
  ...Remarked,
  args: { submission: reviewWith(REVIEW_FILMS.words), language: 'de' },
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis zu Schritt 2, Film' }))
  },
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
