import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { ALONE, AS_MEMBER, FULL, HOUSEHOLD, MADE } from '../../../.storybook/data/household.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import type { Household } from '#contract/household.ts'
import { HouseholdPage } from './household-page.tsx'
import { rememberInvitation } from './shown-once.ts'

/** The responses of a member with this household. */
const of = (Household: Household | null) => ({
  answers: { [keys.me()]: MEMBER, [keys.household()]: { Household } },
})

const meta = {
  title: 'Screens/Household',
  component: HouseholdPage,
  decorators: [inApp],
  parameters: { answers: { [keys.me()]: MEMBER } },
  beforeEach: signedIn,
} satisfies Meta<typeof HouseholdPage>
export default meta
type Story = StoryObj<typeof meta>

/** The parts of a page beside the story, such as its dialogs. */
const page = () => within(document.body)

export const Keeper: Story = {
  parameters: of(HOUSEHOLD),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Ben' }))
    await expect(canvas.getByRole('button', { name: /^Hand over to Ben/ })).toBeVisible()
  },
}

export const KeeperGerman: Story = {
  parameters: of(HOUSEHOLD),
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mehr zu Ben' }))
    await expect(canvas.getByText('Aus dem Haushalt nehmen')).toBeVisible()
  },
}

export const MemberOfIt: Story = {
  name: 'Member',
  parameters: of(AS_MEMBER),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('looks after the household')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull()
  },
}

export const Full: Story = {
  globals: { language: 'de' },
  parameters: of(FULL),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Einladen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Alone: Story = { parameters: of(ALONE) }

export const None: Story = {
  parameters: of(null),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start household' }))
    await expect(canvas.getByText('Give the household a name.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look at the invitation' }))
    await expect(canvas.getByText(/^This code is not right/)).toBeVisible()
  },
}

export const NoneGerman: Story = { globals: { language: 'de' }, parameters: of(null) }

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [keys.household()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Inviting: Story = {
  parameters: of(HOUSEHOLD),
  beforeEach: () => rememberInvitation(MADE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const sheet = within(await page().findByRole('dialog'))
    await expect(sheet.getByText(/^K7M.4QX$/)).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Send a link' })).toHaveDisplayValue(/\/join\//)
  },
}

export const InvitingGerman: Story = {
  ...Inviting,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladen' }))
    await expect(await page().findByText('4 Plätze sind frei.')).toBeVisible()
  },
}

export const Leaving: Story = {
  parameters: of(HOUSEHOLD),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave household' }))
    const sheet = within(await page().findByRole('dialog'))
    await expect(sheet.getByRole('checkbox')).toBeChecked()
    await expect(sheet.getByRole('combobox')).toHaveDisplayValue('Ben')
  },
}

export const LeavingGerman: Story = {
  parameters: of(HOUSEHOLD),
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Haushalt verlassen' }))
    await expect(await page().findByText('Übergeben und verlassen')).toBeVisible()
  },
}

export const Renaming: Story = {
  parameters: of(HOUSEHOLD),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename household' }))
    const sheet = within(await page().findByRole('dialog'))
    await userEvent.clear(sheet.getByRole('textbox'))
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(sheet.getByText('Give the household a name.')).toBeVisible()
  },
}
