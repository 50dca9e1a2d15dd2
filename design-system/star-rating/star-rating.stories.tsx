import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'

const meta = {
  title: 'Components/StarRating',
  component: StarRating,
  args: {
    label: 'Your rating',
    worded: true,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof StarRating>
export default meta

export const Playground: StoryObj<typeof meta> = {}
