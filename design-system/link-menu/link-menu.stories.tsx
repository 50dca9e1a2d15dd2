import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { User } from '#design-system/icon/lucide.ts'
import { LinkMenu } from '#design-system/link-menu/link-menu.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/LinkMenu',
  component: LinkMenu,
  args: {
    label: 'Account',
    icon: User,
    links: [
      { href: '/auth', label: 'Log in' },
      { href: '/auth/new', label: 'Register for free' },
    ],
  },
  argTypes: { icon: { control: false } },
  decorators: [(Story) => <div className="flex min-h-48 items-start justify-end">{Story()}</div>],
  globals: at(375),
} satisfies Meta<typeof LinkMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const list = canvas.getByRole('list', { name: 'Account' })
    await expect(list).toBeVisible()
    // The ring is 5 px wide.
    const button = canvas.getByRole('button', { name: 'Account' }).getBoundingClientRect()
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom + 5)
  },
}
export const ItemFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveFocus()
  },
}
export const German: Story = {
  args: {
    label: 'Konto',
    links: [
      { href: '/auth', label: 'Anmelden' },
      { href: '/auth/new', label: 'Kostenlos registrieren' },
    ],
  },
  globals: { ...at(320), language: 'de' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Konto' })),
}
export const RightToLeft: Story = { ...Open, globals: { ...at(375), direction: 'rtl' } }
export const Choosing: Story = {
  name: 'Choosing a link closes it',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Register for free' }))
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument())
  },
}
