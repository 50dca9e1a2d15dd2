import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ArrowRight, Minus, Play, Plus, Share2 } from '#design-system/icon/lucide.ts'
import { inState } from '../../.storybook/docs/states/in-state.ts'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Button/States',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Apply', variant: 'primary' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary">Apply</Button>
      <Button variant="quiet" icon={Share2}>
        Share
      </Button>
      <Button variant="bare">Clear all</Button>
      <Button variant="flame" icon={Play} iconFill>
        Cook along
      </Button>
      <Button variant="danger">Delete account</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="s">Small</Button>
      <Button size="m">Medium</Button>
      <Button size="l">Large</Button>
      <Button size="xl" variant="flame">
        Continue
      </Button>
    </div>
  ),
}

export const Hover: Story = { ...Variants, ...inState('hover', 'button') }
export const Active: Story = { ...Variants, ...inState('active', 'button') }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const FocusVisibleFlame: Story = {
  args: { variant: 'flame', icon: Play, iconFill: true, children: 'Cook along' },
  play: () => userEvent.tab(),
}
export const Unavailable: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" disabled>
        Apply
      </Button>
      <Button variant="quiet" disabled>
        Share
      </Button>
      <Button variant="flame" disabled>
        Cook along
      </Button>
    </div>
  ),
  parameters: { unlike: 'Available' },
}
export const Available: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary">Apply</Button>
      <Button variant="quiet">Share</Button>
      <Button variant="flame">Cook along</Button>
    </div>
  ),
}
export const InDisabledFieldset: Story = {
  render: () => (
    <fieldset disabled className="flex flex-wrap gap-3">
      <Button variant="primary">Apply</Button>
      <Button variant="quiet">Share</Button>
      <IconButton label="Fewer" icon={Minus} variant="boxed" />
    </fieldset>
  ),
  parameters: { unlike: 'InFieldset' },
}
export const InFieldset: Story = {
  render: () => (
    <fieldset className="flex flex-wrap gap-3">
      <Button variant="primary">Apply</Button>
      <Button variant="quiet">Share</Button>
      <IconButton label="Fewer" icon={Minus} variant="boxed" />
    </fieldset>
  ),
}
export const Pending: Story = { args: { pending: true, children: 'Saving' } }
export const PendingQuiet: Story = {
  args: { pending: true, variant: 'quiet', children: 'Saving' },
}
export const IconStart: Story = { args: { icon: Plus, children: 'Add ingredient' } }
export const IconEnd: Story = { args: { iconEnd: ArrowRight, children: 'Show results' } }
export const FullWidth: Story = { args: { full: true } }
export const LongText: Story = {
  args: {
    children: 'Unternehmens\u00adpartner\u00adschaften und Nutzungs\u00adbedingungen ansehen',
  },
  globals: { ...at(320), language: 'de' },
}
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/recipes" variant="primary">
      Open the cookbook
    </ButtonLink>
  ),
}
