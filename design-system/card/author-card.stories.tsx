import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthorCard } from '#design-system/card/author-card.tsx'

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
export const German: Story = {
  args: { cookbooks: '1\u00a0Kochbuch', description: 'Kocht in einer Pfanne, in Leipzig...' },
  globals: { language: 'de' },
}
