import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { EDITOR } from '../../../.storybook/data/desk.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { AvatarMenu } from './avatar-menu.tsx'

const meta = {
  title: 'Screens/Shell/Avatar menu',
  component: AvatarMenu,
  decorators: [inApp],
  parameters: { answers: { [keys.me()]: MEMBER } },
  beforeEach: signedIn,
  render: () => (
    <div className="flex min-h-80 items-start justify-end">
      <AvatarMenu />
    </div>
  ),
} satisfies Meta<typeof AvatarMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Unknown: Story = {
  name: 'The member is on their way',
  parameters: { answers: { [keys.me()]: undefined } },
}

export const Open: Story = {
  name: 'SHL-16 Four ways',
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
}

export const Editor: Story = {
  name: 'An editor reaches the desk',
  parameters: { answers: { [keys.me()]: EDITOR } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('link', { name: 'Desk' })).toHaveAttribute('href', '/desk')
  },
}

export const OpenGerman: Story = { play: Open.play!, globals: { language: 'de' } }
