import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PersonLink } from '#design-system/avatar/person-link.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/PersonLink',
  component: PersonLink,
  args: {
    href: '/authors/2',
    name: 'Jonas Weber',
    src: '/story/portrait.webp',
    children: 'View profile',
  },
  decorators: [(Story) => <div className="flex">{Story()}</div>],
} satisfies Meta<typeof PersonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jonas Weber View profile' })).toHaveAttribute(
      'href',
      '/authors/2',
    )
  },
}
export const Initials: Story = { args: { src: null } }
export const Hover: Story = inState('hover', 'a')
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const German: Story = {
  args: { children: 'Zum Profil' },
  globals: { language: 'de' },
}
