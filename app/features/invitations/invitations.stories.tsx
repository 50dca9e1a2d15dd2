import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { GIVEN, Invitations } from './invitations.tsx'

const meta = {
  title: 'Features/Invitations',
  component: Invitations,
  decorators: [inApp],
  beforeEach: signedIn,
  render: () => (
    <div className="page-column">
      <h2 className="sr-only">Settings</h2>
      <Invitations />
    </div>
  ),
} satisfies Meta<typeof Invitations>
export default meta
type Story = StoryObj<typeof meta>

const given = (Left: number, ends: string[]) => ({
  answers: {
    [GIVEN]: { Left, Open: ends.map((Ends, index) => ({ Id: index + 1, Ends })) },
  },
})

export const TwoLeft: Story = {
  parameters: given(2, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /2 left/u })).toBeVisible()
  },
}
export const OneGiven: Story = {
  parameters: given(1, ['2026-12-12T10:00:00Z']),
  beforeEach: () =>
    void spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json({ Token: 'a'.repeat(43), Ends: '2026-12-12T10:00:00Z' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 left/u }))
    await expect(
      await canvas.findByRole('textbox', { name: 'Link of the invitation' }),
    ).toBeVisible()
  },
}
export const OneGivenGerman: Story = {
  parameters: given(1, ['2026-12-12T10:00:00Z']),
  globals: { language: 'de', ...at(375) },
}
export const BothGiven: Story = {
  parameters: given(0, ['2026-12-12T10:00:00Z', '2026-12-13T10:00:00Z']),
}
