import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { HOUSEHOLD, INVITATION } from '../../../../.storybook/data/household.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { JoinInvitation } from './join-invitation.tsx'
import { InvitationOver } from './join-page.tsx'
import '../household.css'
import './join.css'

const meta = {
  title: 'Screens/Household/Joining',
  component: JoinInvitation,
  decorators: [inApp],
  args: {
    invitation: INVITATION,
    ticket: { Token: 'abc' },
    onNotNow: fn(),
    onOtherAccount: fn(),
  },
} satisfies Meta<typeof JoinInvitation>
export default meta
type Story = StoryObj<typeof meta>

/** A member who was invited. */
const member = { beforeEach: signedIn, parameters: { answers: { [keys.me()]: MEMBER } } }

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register for free and join' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const VisitorGerman: Story = { globals: { language: 'de' } }

export const Member: Story = {
  ...member,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join as Mina Okafor' })).toBeVisible()
  },
}

export const MemberGerman: Story = { ...member, globals: { language: 'de' } }

export const OfAnother: Story = {
  name: 'Member of another household',
  beforeEach: signedIn,
  args: { invitation: { ...INVITATION, HouseholdName: 'Südstraße', Other: 'Ringgasse' } },
  parameters: {
    answers: {
      [keys.me()]: MEMBER,
      [keys.household()]: { Household: { ...HOUSEHOLD, Name: 'Ringgasse' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join as Mina Okafor' }))
    const sheet = within(await within(document.body).findByRole('dialog'))
    await expect(sheet.getByRole('button', { name: 'Leave and join' })).toBeVisible()
  },
}

export const Full: Story = {
  ...member,
  args: { invitation: { ...INVITATION, Places: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This household has its eight members.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull()
  },
}

export const Already: Story = {
  ...member,
  args: { invitation: { ...INVITATION, IsMember: true } },
}

export const Over: Story = { render: () => <InvitationOver /> }

export const OverGerman: Story = { ...Over, globals: { language: 'de' } }
