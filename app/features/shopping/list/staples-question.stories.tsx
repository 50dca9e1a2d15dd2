import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ACTIONS, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { StaplesQuestion } from './staples-question.tsx'

const { arranged } = shoppingWith()
const departments = arranged.departments.map((department) => ({
  ...department,
  rows: department.rows.map((row) => Object.assign({}, row, { isUsual: true })),
}))

const meta = {
  title: 'Screens/Shopping/Staples',
  component: StaplesQuestion,
  decorators: [inApp],
  args: { arranged: { ...arranged, departments }, actions: ACTIONS },
} satisfies Meta<typeof StaplesQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  // Where it stands its heading is below one of the page.
  decorators: [
    (Screen) => (
      <>
        <h2 className="sr-only">Shopping list</h2>
        <Screen />
      </>
    ),
  ],
}

export const OneMissing: Story = {
  ...Asked,
  name: 'One is missing',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(canvas.getByRole('button', { name: 'Buy 1, the rest is there' })).toBeVisible()
  },
}
