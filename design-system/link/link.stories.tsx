import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'

const meta = {
  title: 'Components/Link',
  component: TextLink,
  args: { href: '/terms', children: 'Terms of use' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Arrow: Story = {
  render: () => <ArrowLink href="/cookbooks">All cookbooks</ArrowLink>,
}
export const ArrowRightToLeft: Story = {
  ...Arrow,
  globals: { direction: 'rtl' },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }

export const LinkAs: Story = {
  name: 'A link can be rendered by another component',
  render: () => (
    <Link
      href="/recipes"
      linkAs={({ children, href }) => (
        <a href={href} data-router>
          {children}
        </a>
      )}
    >
      Recipes
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toHaveAttribute('data-router')
  },
}
