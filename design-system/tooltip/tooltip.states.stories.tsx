import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, waitFor, expect } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Share2 } from '#design-system/icon/lucide.ts'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { at } from '../../.storybook/viewports.ts'

/** Hovers the control until the tooltip is shown. */
async function hover() {
  await userEvent.hover(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
}

const meta = {
  title: 'Components/Tooltip/States',
  component: Tooltip,
  tags: ['!autodocs'],
  args: { content: 'For 4 servings', delay: 0, children: <Button>Add to the list</Button> },
  decorators: [(Story) => <div className="grid min-h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Hover: Story = { play: hover }
export const Focus: Story = { play: () => userEvent.tab() }
export const Unavailable: Story = {
  args: {
    content: 'Choose at least one ingredient',
    children: <Button disabled>Add to the list</Button>,
  },
  play: hover,
}
export const EdgeStart: Story = {
  args: {
    content: 'Share this cookbook with friends',
    children: <IconButton label="Share" icon={Share2} />,
  },
  decorators: [(Story) => <div className="fixed inset-s-0 top-0 flex">{Story()}</div>],
  play: hover,
}
export const EdgeEnd: Story = {
  ...EdgeStart,
  decorators: [(Story) => <div className="fixed inset-e-0 bottom-0 flex">{Story()}</div>],
}
export const LongGerman: Story = {
  args: {
    content:
      'Gilt auch für Unternehmens\u00adpartner\u00adschaften, siehe Nutzungs\u00adbedingungen',
    children: <Button>Hinzufügen</Button>,
  },
  globals: { ...at(320), language: 'de' },
  play: hover,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: hover }
