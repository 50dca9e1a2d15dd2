import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ACTIONS, shoppingWith } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { DepartmentPart } from './departments-panel.tsx'
import { RowSheets } from './row/row-sheets.tsx'

const [vegetables, dairy, other] = shoppingWith().arranged.departments

const meta = {
  title: 'Screens/Shopping/Department',
  component: DepartmentPart,
  decorators: [inApp],
  args: { department: vegetables!, actions: ACTIONS },
  render: (args) => (
    <div className="max-w-124">
      <RowSheets rows={args.department.rows} isKnown actions={args.actions}>
        <DepartmentPart {...args} />
      </RowSheets>
    </div>
  ),
} satisfies Meta<typeof DepartmentPart>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = { name: 'One row for two recipes' }

export const Unfolded: Story = {
  name: 'What each recipe needs of it',
  play: ({ canvas }) => userEvent.click(canvas.getAllByRole('button', { name: /Edit$/ })[0]!),
}

export const Ticked: Story = {
  name: 'SHP-14 A ticked row is dimmed with a tick',
  args: { department: dairy! },
}

export const WithoutName: Story = {
  name: 'What has no department yet',
  args: { department: other! },
}
