import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AuthorCard } from '#design-system/card/author-card.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/AuthorCard',
  component: AuthorCard,
  args: {
    href: '/authors/2',
    name: 'Jonas Weber',
    picture: '/story/portrait.webp',
    cookbooks: '3\u00a0cookbooks',
    description: 'Cooks in one pan, in Leipzig...',
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof AuthorCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Complete: Story = {
  name: 'ATH-02 it shows image, name and the number of cookbooks',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/story/portrait.webp')
    await expect(canvas.getByRole('link', { name: 'Jonas Weber' })).toHaveAttribute(
      'href',
      '/authors/2',
    )
    await expect(canvas.getByText('3 cookbooks')).toBeVisible()
  },
}
export const WithoutPicture: Story = { args: { picture: null, description: undefined } }
export const LongName: Story = {
  args: { name: 'Maximiliane Schwarzenbacher-Hohenlohe', description: undefined },
}
export const Hover: Story = inState('hover', 'article')
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const German: Story = {
  args: { cookbooks: '1\u00a0Kochbuch', description: 'Kocht in einer Pfanne, in Leipzig...' },
  globals: { language: 'de' },
}
