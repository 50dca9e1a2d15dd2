import type { Meta, StoryObj } from '@storybook/react-vite'
import { CookStage } from '#design-system/kitchen/index.ts'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken } from '#design-system/kitchen/timers.fixture.tsx'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'

/**
 * Cook mode: one screen for laying out, watching and doing a step. When the film stops, the screen
 * belongs to the step being done; what comes next is the line at its foot. One flame at a time: it
 * lies where the hand goes next.
 */
const meta = {
  title: 'Components/Kitchen',
  component: CookStage,
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
  args: { moment: 'do', film: 'yes', bar: null, foot: null },
} satisfies Meta<typeof CookStage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Scene shelf={chicken('idle')} /> }
