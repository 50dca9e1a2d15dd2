import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LANGUAGES } from '#design-system/radio-group/radio-group.fixture.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Language', options: LANGUAGES, defaultValue: 1, onValueChange: fn() },
  argTypes: { variant: { control: 'inline-radio', options: ['list', 'segments'] } },
} satisfies Meta<typeof RadioGroup>
export default meta

export const Playground: StoryObj<typeof meta> = {}
