import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { COMMENTS, PICTURES } from '../../../../.storybook/data/contents.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { deskKeys } from '../desk-keys.ts'
import { DeskComments, DeskPictures } from './contents-pages.tsx'

const WRITTEN = {
  answers: {
    [deskKeys.contents('comment', 1, 1)]: COMMENTS,
    [deskKeys.contents('comment', 1, 0)]: COMMENTS,
  },
}
const SHOWN = {
  answers: {
    [deskKeys.contents('picture', 1, 1)]: PICTURES,
    [deskKeys.contents('picture', 1, 0)]: PICTURES,
  },
}

const meta = {
  title: 'Screens/Desk/Pictures and comments',
  component: DeskComments,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof DeskComments>
export default meta
type Story = StoryObj<typeof meta>

export const Comments: Story = {
  name: 'What members have written, and about what somebody else decides',
  parameters: WRITTEN,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comments', current: 'page' })).toBeVisible()
    await expect(canvas.getByText('Members have reported it')).toBeVisible()
    await expect(canvas.getByText('Somebody else decides')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Hide …/ })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Earlier ones' })).toHaveAttribute(
      'href',
      '/desk/comments?page=2',
    )
  },
}
export const CommentsGerman: Story = {
  parameters: WRITTEN,
  globals: { language: 'de', ...at(320) },
}

export const Pictures: Story = {
  render: () => <DeskPictures />,
  parameters: SHOWN,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Hide …/ })).toHaveLength(2)
  },
}
export const PicturesGerman: Story = {
  render: () => <DeskPictures />,
  parameters: SHOWN,
  globals: { language: 'de', ...at(375) },
}

const openSheet = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Hide … the comment of Tim Becker' }),
  )
  return within(await screen.findByRole('dialog'))
}

export const Hiding: Story = {
  name: 'Whoever wrote it reads why',
  parameters: WRITTEN,
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    await userEvent.click(sheet.getByRole('button', { name: 'Hide' }))
    await expect(sheet.getByText('Please say why.')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Its writer has changed it: what was typed is still there',
  parameters: WRITTEN,
  beforeEach: () => {
    // Failures are logged (ERR-28).
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch').mockImplementation(
      fn(async () => Response.json({ Code: 'ChangedMeanwhile', Message: 'No.' }, { status: 409 })),
    )
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    await userEvent.type(sheet.getByRole('textbox'), 'This is an advertisement.')
    await userEvent.click(sheet.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(mocked(window.fetch)).toHaveBeenCalled())
    await expect(sheet.getByRole('textbox')).toHaveValue('This is an advertisement.')
  },
}

export const Empty: Story = {
  parameters: {
    answers: { [deskKeys.contents('comment', 1, 1)]: { Contents: [], HasMore: false } },
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [deskKeys.contents('comment', 1, 1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
