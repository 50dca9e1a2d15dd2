import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Registration } from '#contract/host/registration.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { Register } from './register.tsx'

const where = (state: Registration) => ({
  answers: { [keyOf('/signup', {})]: { Registration: state, Passwords: true, Providers: [] } },
})

const meta = {
  title: 'Screens/Register',
  component: Register,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Anyone may register',
  parameters: where('open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

export const Invited: Story = {
  name: 'Whoever is new needs an invitation',
  parameters: where('invited'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need an invitation')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const InvitedGerman: Story = {
  parameters: where('invited'),
  globals: { language: 'de', ...at(375) },
}

export const WithInvitation: Story = {
  name: 'With an invitation there is the form',
  parameters: where('invited'),
  beforeEach: () => {
    sessionStorage.setItem('simmer.invitation', 'a'.repeat(43))
    return () => sessionStorage.removeItem('simmer.invitation')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

export const Closed: Story = {
  name: 'Nobody new can register',
  parameters: where('closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody new can register at the moment')).toBeVisible()
  },
}
export const ClosedGerman: Story = { parameters: where('closed'), globals: { language: 'de' } }
