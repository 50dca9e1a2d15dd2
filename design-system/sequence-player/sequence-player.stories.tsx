import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  GERMAN_REAL_FILM,
  REAL_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** A real film: press Start, and it waits for you before each step. */
const meta = {
  title: 'Components/SequencePlayer',
  component: SequencePlayer,
  args: {
    ...REAL_FILM,
    onPreferencesChange: fn(),
    onTimeChange: fn(),
    onStepChange: fn(),
  },
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const German: Story = { args: GERMAN_REAL_FILM, globals: { language: 'de' } }
