import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeInWords } from '#design-system/time-in-words/time-in-words.tsx'

const NOW = new Date(2026, 10, 25, 18, 40)
const at = (...time: [number, number, number, number, number]) => new Date(...time)
const MOMENTS = [
  at(2026, 10, 25, 18, 40),
  at(2026, 10, 25, 18, 35),
  at(2026, 10, 25, 9, 5),
  at(2026, 10, 24, 18, 40),
  at(2026, 10, 21, 7, 30),
  at(2026, 9, 12, 12, 0),
  at(2025, 9, 12, 12, 0),
]

const meta = {
  title: 'Components/TimeInWords',
  component: TimeInWords,
  args: { date: at(2026, 10, 24, 18, 40), now: NOW },
} satisfies Meta<typeof TimeInWords>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Distances: Story = {
  render: ({ now }) => (
    <ul className="grid gap-1">
      {MOMENTS.map((date) => (
        <li key={date.getTime()}>
          <TimeInWords date={date} now={now} />
        </li>
      ))}
    </ul>
  ),
}
export const German: Story = { ...Distances, globals: { language: 'de' } }
export const RightToLeft: Story = { ...Distances, globals: { direction: 'rtl' } }

export const Machine: Story = {
  name: 'The moment itself stands in the element for machines',
  play: async ({ canvas }) => {
    const time = canvas.getByText('yesterday, 18:40')
    await expect(time).toHaveAttribute('datetime', at(2026, 10, 24, 18, 40).toISOString())
  },
}
