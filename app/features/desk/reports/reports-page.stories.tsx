import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { DONE_CASES, NOTICES, OPEN_CASES } from '../../../../.storybook/data/reports.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { DeskReports } from './reports-page.tsx'
import { reportKeys } from './use-reports.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const answersWith = (langId: 0 | 1) => ({
  answers: {
    [reportKeys.cases(false, 1, langId)]: { Cases: OPEN_CASES, Open: 5, Done: 2 },
    [reportKeys.cases(true, 1, langId)]: { Cases: DONE_CASES, Open: 5, Done: 2 },
    [reportKeys.one(5, langId)]: { ...OPEN_CASES[4], Picture: PIXEL },
    [reportKeys.notices(1)]: { Notices: NOTICES },
  },
})

const meta = {
  title: 'Screens/Desk/Reports',
  component: DeskReports,
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
} satisfies Meta<typeof DeskReports>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'RPT-56 What waits: only the open case has a primary button',
  parameters: answersWith(1),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide it' }))
    await expect(canvas.getByText('Please write a few words.')).toBeVisible()
  },
}
export const OpenGerman: Story = { parameters: answersWith(0), globals: { language: 'de' } }
export const Phone: Story = { parameters: answersWith(0), globals: { language: 'de', ...at(320) } }
export const Tablet: Story = { parameters: answersWith(1), globals: at(768) }

export const Done: Story = {
  parameters: answersWith(1),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Done/ }))
    await expect(canvas.getByText('kept by Clara Meier', { exact: false })).toBeVisible()
  },
}

export const Notices: Story = {
  parameters: answersWith(1),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Notices/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice' }))
    await expect(canvas.getByText('Please write a few words.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    answers: {
      [reportKeys.cases(false, 1, 1)]: { Cases: [], Open: 0, Done: 0 },
      [reportKeys.notices(1)]: { Notices: [] },
    },
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [reportKeys.cases(false, 1, 1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
