import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Search } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: Search, onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['bare', 'boxed', 'plate', 'stage'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l', 'xl'] },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>
export default meta

export const Playground: StoryObj<typeof meta> = {}
