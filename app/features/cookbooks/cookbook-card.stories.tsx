import type { Meta, StoryObj } from '@storybook/react-vite'
import { cookbookWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { CookbookCard } from './cookbook-card.tsx'

const cookbook = cookbookWith({ CoverPath: '/story/book-levantine-mezze.webp' })

const meta = {
  title: 'Screens/Cookbooks/Card',
  component: CookbookCard,
  decorators: [inApp],
  args: { cookbook, place: 'grid' },
  render: (args) => (
    <div className="max-w-70">
      <CookbookCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CookbookCard>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { name: 'CBL-11 CBL-14 CBL-15 Cover, author, rating and heart' }

export const Long: Story = {
  name: 'CBL-12 A long description is cut to 70 characters',
  args: {
    cookbook: {
      ...cookbook,
      Description:
        'Small plates for a long table: dips, breads, pickles and everything that is passed around.',
    },
  },
}

export const WithoutDescription: Story = {
  name: 'CBL-13 There is no description',
  args: { cookbook: { ...cookbook, Description: null } },
}

export const WithoutDescriptionGerman: Story = {
  args: WithoutDescription.args,
  globals: { language: 'de' },
}
