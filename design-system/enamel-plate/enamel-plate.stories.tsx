import type { Meta, StoryObj } from '@storybook/react-vite'
import { ACTIONS, EnamelPlate, type ActionName } from '#design-system/enamel-plate/index.ts'
import { Undo2 } from '#design-system/icon/lucide.ts'

/** A white enamel plate with the action of a step drawn on it, where there is no picture. */
const meta = {
  title: 'Components/EnamelPlate',
  component: EnamelPlate,
  args: { action: 'fry' },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: '1rem', background: 'var(--color-stage)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnamelPlate>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { action: undefined, icon: Undo2 } }
export const AllActions: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {(Object.keys(ACTIONS) as ActionName[]).map((action) => (
        <li key={action}>
          <EnamelPlate action={action} />
          {action}
        </li>
      ))}
    </ul>
  ),
}
