import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { BLOCKED, OWN_CASES, OWN_REPORTS } from '../../../.storybook/data/reports.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { ReportsPage } from './reports-page.tsx'
import { blocksKey } from './use-blocks.ts'
import { ownCasesKey, ownReportsKey } from './use-own-cases.ts'

const answersWith = (langId: 0 | 1) => ({
  answers: {
    [ownCasesKey(langId)]: { Cases: OWN_CASES },
    [ownReportsKey(langId)]: { Reports: OWN_REPORTS },
    [blocksKey()]: BLOCKED,
  },
})

const meta = {
  title: 'Screens/Settings/Reports',
  component: ReportsPage,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column max-w-[34rem] py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof ReportsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'RPT-52 RPT-53 RPT-54 Everything that can be hidden, reported and blocked',
  parameters: answersWith(1),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Object' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Unblock Kim Krause' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Object' })[0]!)
    const dialog = within(document.body)
    await userEvent.click(
      within(await dialog.findByRole('dialog')).getByRole('button', { name: 'Object' }),
    )
    await expect(dialog.getByText('Write a few words first.')).toBeVisible()
  },
}
export const FilledGerman: Story = { parameters: answersWith(0), globals: { language: 'de' } }
export const Phone: Story = {
  parameters: answersWith(0),
  globals: { language: 'de', ...at(320) },
}

export const Empty: Story = {
  parameters: {
    answers: {
      [ownCasesKey(1)]: { Cases: [] },
      [ownReportsKey(1)]: { Reports: [] },
      [blocksKey()]: { Blocks: [] },
    },
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [ownCasesKey(1), ownReportsKey(1), blocksKey()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(3)
  },
}
