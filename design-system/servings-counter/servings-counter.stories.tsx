import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'

const meta = {
  title: 'Components/ServingsCounter',
  component: ServingsCounter,
  args: { onValueChange: fn() },
} satisfies Meta<typeof ServingsCounter>
export default meta

export const Playground: StoryObj<typeof meta> = {}
