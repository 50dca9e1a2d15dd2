import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Finding, NAMES } from '#design-system/autocomplete/autocomplete.fixture.tsx'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'

const meta = {
  title: 'Components/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'Something else to buy',
    suggestions: NAMES,
    onValueChange: fn(),
    onPick: fn(),
    onSubmit: fn(),
  },
  argTypes: { icon: { control: false } },
  render: ({ suggestions, ...args }) => <Finding names={suggestions} {...args} />,
  decorators: [(Story) => <div className="min-h-80 max-w-100">{Story()}</div>],
} satisfies Meta<typeof Autocomplete>
export default meta

export const Playground: StoryObj<typeof meta> = {}
