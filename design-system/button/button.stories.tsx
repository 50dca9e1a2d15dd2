import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Apply', variant: 'primary', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'quiet', 'bare', 'flame', 'danger'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l', 'xl'] },
  },
} satisfies Meta<typeof Button>
export default meta

export const Playground: StoryObj<typeof meta> = {}
