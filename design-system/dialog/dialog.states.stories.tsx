import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { AlertDialog } from '#design-system/dialog/alert-dialog.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { at } from '../../.storybook/viewports.ts'

const LONG = Array.from({ length: 30 }, (_, index) => (
  <p key={index} className="border-b border-line py-2">
    Ingredient {index + 1}
  </p>
))

const meta = {
  title: 'Components/Dialog/States',
  component: Dialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'How many people are eating?',
    description: 'The film tells you the amounts for this number.',
    centred: true,
    children: (
      <>
        <ServingsCounter variant="large" label="People" defaultValue={4} />
        <Button variant="flame" size="l" full icon={Play} iconFill className="mt-8">
          Start step by step
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const MobileSheet: Story = { globals: at(375) }
export const LongScroll: Story = {
  args: {
    title: 'Ingredients',
    description: undefined,
    centred: false,
    children: LONG,
    footer: <Button variant="primary">Add to the shopping list</Button>,
  },
}
export const LongScrollSheet: Story = { ...LongScroll, globals: at(375) }
export const Drawer: Story = {
  args: { ...LongScroll.args, shape: 'drawer', title: 'Shopping list' },
}
export const DrawerOnPhones: Story = { ...Drawer, globals: at(375) }
export const LongGerman: Story = {
  args: {
    title:
      'Möchtest du die Nutzungs\u00adbedingungen für Unternehmens\u00adpartner\u00adschaften lesen?',
    description: undefined,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Alert: Story = {
  render: () => (
    <AlertDialog open onOpenChange={fn()} title="Please set a message" closeLabel="OK" />
  ),
}
export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      title="Remove from shopping list"
      description="Spaghetti al pomodoro and its ingredients leave the list."
      confirmLabel="Remove"
      cancelLabel="Cancel"
      onConfirm={fn()}
    />
  ),
}
export const ConfirmDanger: Story = {
  render: () => (
    <ConfirmDialog
      open
      danger
      onOpenChange={fn()}
      title="Are you sure you want to delete the account?"
      confirmLabel="Yes"
      cancelLabel="Cancel"
      onConfirm={fn()}
    >
      <Banner tone="danger" title="Please set a message" />
    </ConfirmDialog>
  ),
}
export const ConfirmPending: Story = {
  render: () => (
    <ConfirmDialog
      open
      pending
      onOpenChange={fn()}
      title="Remove from shopping list"
      confirmLabel="Remove"
      cancelLabel="Cancel"
      onConfirm={fn()}
    />
  ),
}

const FORM = (
  <form className="grid gap-4">
    <TextField label="Current password" type="password" />
    <TextField label="New password" type="password" />
  </form>
)
export const Form: Story = {
  args: {
    title: 'Change password',
    description: undefined,
    centred: false,
    children: FORM,
    footer: <Button variant="primary">Save</Button>,
  },
}
export const ErrorShown: Story = {
  ...Form,
  name: 'Error',
  args: {
    ...Form.args,
    children: (
      <div className="grid gap-4">
        <Banner tone="danger" title="The connection dropped. Nothing you typed is lost." />
        {FORM}
      </div>
    ),
  },
}
export const Nested: Story = {
  args: {
    ...Form.args,
    footer: undefined,
    children: (
      <>
        {FORM}
        <ConfirmDialog
          open
          onOpenChange={fn()}
          title="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={fn()}
        />
      </>
    ),
  },
}
