import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ACCOUNT } from '#design-system/menu/menu.fixture.tsx'
import { Menu } from '#design-system/menu/menu.tsx'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { ...ACCOUNT, onOpenChange: fn() },
  argTypes: { opener: { control: false }, children: { control: false } },
  decorators: [(Story) => <div className="flex min-h-64 justify-end">{Story()}</div>],
} satisfies Meta<typeof Menu>
export default meta

export const Playground: StoryObj<typeof meta> = {}
