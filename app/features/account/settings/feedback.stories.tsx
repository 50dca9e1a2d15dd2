import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { Feedback } from './feedback.tsx'

const meta = {
  title: 'Screens/Settings/Feedback',
  component: Feedback,
  decorators: [inApp],
  args: { member: MEMBER },
  render: (args) => (
    <div className="max-w-136">
      <Feedback {...args} />
    </div>
  ),
} satisfies Meta<typeof Feedback>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  name: 'SET-13 Stars from very bad to very well',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))
    await expect(names).toEqual([
      '1\u00a0star: very bad',
      '2\u00a0stars: bad',
      '3\u00a0stars: ok',
      '4\u00a0stars: well',
      '5\u00a0stars: very well',
    ])
  },
}

export const FreshGerman: Story = { globals: { language: 'de' } }
