import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { ProfileList } from './profile-list.tsx'
import { profilesKey } from './use-profiles.ts'

const meta = {
  title: 'Screens/Desk/Names and portraits',
  component: ProfileList,
  decorators: [
    (Story) => (
      <main className="page-column">
        <h1 className="text-title">Review</h1>
        <Story />
      </main>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof ProfileList>
export default meta
type Story = StoryObj<typeof meta>

const profileWith = (parts: Partial<DeskProfile> = {}): DeskProfile => ({
  Id: 4,
  Sent: '2026-03-21T18:40:00Z',
  Author: { Id: 12, Name: 'Imani Okafor', Portrait: null },
  Name: 'Imani O.',
  Portrait: '/story/portrait.webp',
  ...parts,
})
const of = (...Profiles: DeskProfile[]) => ({ answers: { [profilesKey()]: { Profiles } } })

export const Waiting: Story = {
  name: 'FOL-92 Name and portrait beside those of now, and the decision',
  parameters: of(profileWith(), profileWith({ Id: 5, Portrait: null, IsYou: true })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Portrait until now')).toBeVisible()
    await expect(canvas.getByText('Yours: somebody else decides')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send back: Imani Okafor' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Answer to Imani Okafor' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Send back with your answer' }))
    await expect(sheet.getByText('Say what should be different.')).toBeVisible()
  },
}
export const German: Story = {
  parameters: of(
    profileWith({
      Author: { Id: 12, Name: 'Imani Okafor', Portrait: '/story/portrait.webp' },
      Name: 'Maximiliane-Charlotte Donaudampfschifffahrtsgesellschaftskapitänin',
    }),
  ),
  globals: { language: 'de', ...at(320) },
}
export const Empty: Story = { parameters: of() }
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [profilesKey()] },
}
