import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/TaskProgress',
  component: TaskProgress,
  args: { label: 'Pictures', value: 29, max: 37, secondsLeft: 130 },
} satisfies Meta<typeof TaskProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Actions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Pause</Button>
        <Button variant="bare">Cancel</Button>
      </>
    ),
  },
}
export const AlmostDone: Story = { args: { value: 36, secondsLeft: 4 } }
export const WithoutEstimate: Story = { args: { value: 1, secondsLeft: undefined } }
export const InOwnWords: Story = {
  args: { label: 'Sending', value: 38, max: 96, done: '38 of 96 MB', secondsLeft: 7_300 },
}
export const Indeterminate: Story = {
  args: { label: 'Reading the file', value: undefined, secondsLeft: undefined },
}
export const German: Story = {
  args: {
    label: 'Kichererbsen-Süßkartoffel-Gemüsepfannen werden übernommen',
    value: 290,
    max: 3_700,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Described: Story = {
  name: 'The bar is named by the task and described by what is done and left',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Pictures' })
    await expect(bar).toHaveAccessibleDescription('29 of 37, about 3\u00a0minutes left')
    await expect(bar).toHaveAttribute('value', '29')
  },
}
