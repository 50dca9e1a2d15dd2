import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextArea } from '#design-system/text-field/text-area.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Your message', onChange: fn() },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextArea>
export default meta

export const Playground: StoryObj<typeof meta> = {}
