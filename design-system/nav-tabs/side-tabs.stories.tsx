import type { Meta, StoryObj } from '@storybook/react-vite'
import { AREAS } from '#design-system/nav-tabs/nav-tabs.fixture.ts'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'

const meta = {
  title: 'Components/SideTabs',
  component: SideTabs,
  args: { label: 'Main', items: AREAS, className: 'max-w-60' },
  argTypes: { items: { control: false }, action: { control: false } },
} satisfies Meta<typeof SideTabs>
export default meta

export const Playground: StoryObj<typeof meta> = {}
