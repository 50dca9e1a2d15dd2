import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/button/button.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'For 4 servings', children: <Button>Add to the list</Button> },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="grid min-h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta

export const Playground: StoryObj<typeof meta> = {}
