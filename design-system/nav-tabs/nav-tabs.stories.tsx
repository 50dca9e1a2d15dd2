import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx'
import { AREAS } from '#design-system/nav-tabs/nav-tabs.fixture.ts'

const meta = {
  title: 'Components/NavTabs',
  component: NavTabs,
  args: { label: 'Main', items: AREAS, className: 'gap-6' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['row', 'bar'] },
    items: { control: false },
  },
} satisfies Meta<typeof NavTabs>
export default meta

export const Playground: StoryObj<typeof meta> = {}
