import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import { at } from '../../.storybook/viewports.ts'

const CHANGES = [
  {
    key: 'name',
    label: 'Name',
    before: 'Apple cake',
    after: 'Grandma’s apple crumble cake',
  },
  {
    key: 'step-5',
    label: 'Step 5',
    before: 'Bake for 40 minutes, until the crumble is brown.',
    after: 'Bake for 45 minutes, until the crumble is golden brown.',
  },
]

const meta = {
  title: 'Components/TextDifference',
  component: TextDifference,
  args: { changes: CHANGES },
} satisfies Meta<typeof TextDifference>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const New: Story = {
  args: { changes: [{ key: 'until', label: 'Done when', before: '', after: 'it looks dry' }] },
}
export const Gone: Story = {
  args: { changes: [{ key: 'until', label: 'Done when', before: 'it looks dry', after: '' }] },
}
export const OwnHeadings: Story = {
  args: { beforeLabel: 'On this device', afterLabel: 'Elsewhere' },
}
export const German: Story = {
  args: {
    textLanguage: 'de',
    changes: [
      {
        key: 'step-1',
        label: 'Schritt 1',
        before: 'Mische Kichererbsenmehl und Salz.',
        after: 'Mische Kichererbsenmehl, Backpulver und eine Prise Salz.',
      },
    ],
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Spoken: Story = {
  name: 'Each version says what changed, and neither holds words of the other',
  play: async ({ canvas }) => {
    const [removed] = canvas.getAllByRole('deletion').slice(-1)
    await expect(removed).toHaveTextContent('removed: 40')
    const added = canvas.getAllByRole('insertion').map(({ textContent }) => textContent)
    await expect(added.slice(-2)).toEqual(['new: 45', 'new: golden'])
  },
}
