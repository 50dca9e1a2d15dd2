import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StripChart, type StripChartBar } from '#design-system/strip-chart/strip-chart.tsx'
import { at } from '../../.storybook/viewports.ts'

const barsOf = (...values: number[]): StripChartBar[] =>
  values.map((value, index) => ({
    key: String(index),
    name: `Step ${index + 1}`,
    value,
    text: value === 1 ? '1 cook' : `${value} cooks`,
  }))
const STEPS = barsOf(3, 1, 12, 0, 4, 2, 1)
STEPS[2]!.isMarked = true

const meta = {
  title: 'Components/StripChart',
  component: StripChart,
  args: { label: 'Cooks who went back a step', bars: STEPS, className: 'max-w-96' },
} satisfies Meta<typeof StripChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const OneColumn: Story = { args: { bars: barsOf(4) } }
export const AllZero: Story = { args: { bars: barsOf(0, 0, 0) } }
export const OwnScale: Story = { args: { max: 40 } }
export const Many: Story = {
  args: { bars: barsOf(...Array.from({ length: 60 }, (_, index) => (index * 7) % 13)) },
  globals: at(320),
}
export const German: Story = {
  args: { label: 'Köchinnen und Köche, die einen Schritt zurückgegangen sind' },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ReadAsList: Story = {
  name: 'It is named by its label and read as a list of names and values',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Cooks who went back a step' })).toBeVisible()
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items.slice(1, 4)).toEqual([
      'Step 2: 1 cook',
      'Step 3: 12 cooks',
      'Step 4: 0 cooks',
    ])
  },
}

export const Heights: Story = {
  name: 'Columns are as high as their values, and none is higher than the chart',
  args: { bars: barsOf(5, 10, 99), max: 20 },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('rect')].map((rect) =>
      Number(rect.getAttribute('height')),
    )
    await expect(heights).toEqual([10, 20, 40])
  },
}
