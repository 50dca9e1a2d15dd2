import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { EDITOR } from '../../../../.storybook/data/desk.ts'
import { cardWith, firstReview, reviewWith } from '../../../../.storybook/data/review.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { deskKeys } from '../desk-keys.ts'
import { DeskReview } from './review-page.tsx'

const LONG_AGO = '2024-03-09T10:00:00.000Z'

const of = (submission: DeskSubmission) => ({
  submission,
  answers: {
    [keys.me()]: EDITOR,
    [deskKeys.submission(7, 1)]: submission,
    [deskKeys.submission(7, 0)]: submission,
  },
})

/** What the server says when a decision is sent; otherwise that it is read. */
interface Server {
  submission?: DeskSubmission
  /** Status and code of a refused decision. */
  refusal?: [status: number, code: string]
  /** How it stands after a refusal. */
  now?: DeskSubmission
}

const meta = {
  title: 'Screens/Desk/Review',
  component: DeskReview,
  args: { id: 7 },
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ parameters }) => {
    const { submission, refusal, now = submission } = parameters as Server
    sessionStorage.clear()
    let isRefused = false
    spyOn(window, 'fetch').mockImplementation(async (input) => {
      const isReading = new Request(input).url.includes('/reading')
      if (!isReading && refusal) {
        isRefused = true
        return Response.json({ Code: refusal[1], Message: 'No.' }, { status: refusal[0] })
      }
      const known = isRefused ? now : submission
      return known ? Response.json(known) : Response.json({ Code: 'NotFound' }, { status: 404 })
    })
    return signedIn()
  },
} satisfies Meta<typeof DeskReview>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const remark = async (canvas: Canvas, text: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remark on Step 2, Text' }))
  const field = canvas.getByRole('textbox', { name: 'Remark on Step 2, Text, to Imani Okafor' })
  await userEvent.type(field, text)
}

export const Later: Story = {
  name: 'Of a later version only what differs, old struck and new underlined',
  parameters: of(reviewWith()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '4 fields differ' })).toBeVisible()
    await expect(canvasElement.querySelector('del')).toHaveTextContent('removed: 1.6')
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('new: 1.4')
    await expect(canvas.queryByText('500 g flour')).toBeNull()
    await expect(canvas.getByText('2 more fields differ in German.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show the \d+ fields/ }))
    // In both versions.
    await expect(canvas.getAllByText('500 g flour')).toHaveLength(2)
  },
}
export const LaterGerman: Story = {
  parameters: of(reviewWith()),
  globals: { language: 'de', ...at(375) },
}
export const LaterTablet: Story = {
  parameters: of(reviewWith()),
  globals: { language: 'de', ...at(768) },
}

export const First: Story = {
  name: 'A first version whole, with unknown words, earlier remarks and who else reads it',
  parameters: of(firstReview()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('500 g flour')).toBeVisible()
    await expect(canvasElement.querySelector('ins')).toBeNull()
    await expect(canvas.getByText(/^Clara is reading this, too/)).toBeVisible()
    await expect(canvas.getByText(/becomes a new one: tonka bean/)).toBeVisible()
    await expect(canvas.getByText('3 remarks on the version before, 1 done')).toBeVisible()
  },
}
export const FirstGerman: Story = {
  parameters: of(firstReview()),
  globals: { language: 'de', ...at(320) },
}

export const WithRemark: Story = {
  name: 'With a remark the primary sends it back',
  parameters: of(reviewWith()),
  play: async ({ canvas }) => {
    await remark(canvas, 'Is it with fan?')
    await expect(canvas.getByRole('button', { name: 'Send back with 1 remark' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve anyway' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Go on reading' }))
    await expect(canvas.getByText('1 remark.')).toBeVisible()
  },
}

export const AsPage: Story = {
  parameters: of(reviewWith()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'As a page' }))
    const page = within(canvas.getByRole('article', { name: 'As others read it' }))
    await expect(page.getByText('Rest the dough.')).toBeVisible()
  },
}

export const Own: Story = {
  name: 'Nobody decides about their own',
  parameters: of(reviewWith({ Card: cardWith({ IsMine: true }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is yours: somebody else decides.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remark on/ })).toBeNull()
  },
}

export const ToLookAt: Story = {
  name: 'What a trusted author has published is looked at',
  parameters: of(
    reviewWith({
      Submission: { ...reviewWith().Submission, State: 'approved' },
      Decision: { Name: null, IsMe: false, Decided: LONG_AGO },
      IsToLookAt: true,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Looked at' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

const DECIDED = reviewWith({
  Submission: { ...reviewWith().Submission, State: 'returned', Answer: 'Shorter, please.' },
  Decision: { Name: 'Clara', IsMe: false, Decided: LONG_AGO },
})

export const Decided: Story = {
  parameters: of(DECIDED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Clara has sent this back/)).toBeVisible()
    await expect(canvas.getByText('With the answer: “Shorter, please.”')).toBeVisible()
  },
}

const refused = (server: Pick<Server, 'now' | 'refusal'>) => ({
  ...of(reviewWith()),
  ...server,
})

/** Failures are logged (ERR-28). */
const quiet = () => void spyOn(console, 'error').mockImplementation(() => undefined)

const sendBack = async (canvas: Canvas, text: string) => {
  await remark(canvas, text)
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Send back with 1 remark' }))
}

export const DecidedMeanwhile: Story = {
  name: 'Somebody else was faster: who and what, and the remark is still there',
  parameters: refused({ refusal: [409, 'AlreadyDecided'], now: DECIDED }),
  beforeEach: quiet,
  play: async ({ canvas }) => {
    await sendBack(canvas, 'Is it with fan?')
    await expect(await canvas.findByText('Somebody else was faster')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Remark on Step 2/ })).toHaveValue(
      'Is it with fan?',
    )
    await expect(canvas.queryByRole('button', { name: /^Send back/ })).toBeNull()
  },
}

export const Unavailable: Story = {
  name: 'What was not sent is still there',
  parameters: refused({ refusal: [503, 'Unavailable'] }),
  beforeEach: quiet,
  play: async ({ canvas }) => {
    await sendBack(canvas, 'Is it with fan?')
    await expect(await canvas.findByText('Simmer is not available right now')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send back with 1 remark' })).toBeVisible()
  },
}

export const TooHard: Story = {
  parameters: refused({ refusal: [422, 'TooHardToRead'] }),
  beforeEach: quiet,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Freigeben' }))
    await expect(
      await canvas.findByText('Das Rezept ließ sich nicht rechtzeitig lesen'),
    ).toBeVisible()
  },
}

export const OnHold: Story = {
  name: 'What waits and cannot be published says why',
  parameters: refused({ refusal: [409, 'AlreadyDecided'] }),
  beforeEach: quiet,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText('It cannot be published now')).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'Its author has taken it back',
  parameters: { answers: of(reviewWith()).answers },
  beforeEach: quiet,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This version is not there any more' }),
    ).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: { [keys.me()]: EDITOR } } }

export const Failed: Story = {
  parameters: {
    answers: { [keys.me()]: EDITOR },
    failures: [deskKeys.submission(7, 1)],
  },
  beforeEach: quiet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
