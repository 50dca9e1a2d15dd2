import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { at } from '../../../.storybook/viewports.ts'
import { ReportDialog } from './report-dialog.tsx'

const meta = {
  title: 'Screens/Report',
  component: ReportDialog,
  decorators: [inApp],
  args: {
    open: true,
    onOpenChange: fn(),
    onSent: fn(),
    subject: {
      kind: 'comment',
      id: 11,
      name: 'K. R.',
      quote:
        'Soak kidney beans overnight and eat them raw in the sauce, they stay crisp and nobody minds.',
    },
  },
  beforeEach: signedIn,
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = { name: 'RPT-50 Five reasons' }
export const AskedGerman: Story = { globals: { language: 'de', ...at(375) } }

export const Missing: Story = {
  name: 'A reason has to be chosen',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
    await expect(screen.getByText('Choose what is wrong with it.')).toBeVisible()
    await expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

export const Picture: Story = {
  args: { subject: { kind: 'picture', id: 11, name: '', quote: '' } },
}

export const Visitor: Story = {
  name: 'RPT-51 Visitors are led to sign in, or to the form',
  beforeEach: () => void writeToken(null),
}
export const VisitorGerman: Story = {
  beforeEach: () => void writeToken(null),
  globals: { language: 'de' },
}
