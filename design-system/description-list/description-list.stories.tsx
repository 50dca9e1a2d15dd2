import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { at } from '../../.storybook/viewports.ts'

const ITEMS = [
  { key: 'own', term: 'Your own recipes', details: 'Deleted, with pictures and all versions.' },
  { key: 'words', term: 'Comments', details: 'Deleted. Ratings keep counting, without a name.' },
]

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items: ITEMS },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Facts: Story = {
  args: {
    variant: 'facts',
    items: [
      { key: 'active', term: 'Active time', details: '35 min' },
      { key: 'total', term: 'Total time', details: '2 h 10' },
      { key: 'energy', term: 'Energy per slice', details: '≈ 295 kcal' },
    ],
  },
}
export const German: Story = {
  args: {
    items: [
      {
        key: 'own',
        term: 'Kichererbsen-Süßkartoffel-Gemüsepfannen',
        details: 'Werden mit allen Bildern und Fassungen gelöscht.',
      },
    ],
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Semantics: Story = {
  name: 'Each term is followed by its details',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Your own recipes',
      'Comments',
    ])
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Deleted, with pictures')
  },
}
