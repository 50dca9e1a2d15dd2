import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

function Playing(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Share this cookbook',
    description: 'The link works for everyone.',
    children: 'Content',
  },
  argTypes: {
    shape: { control: 'inline-radio', options: ['dialog', 'drawer', 'full'] },
    size: { control: 'inline-radio', options: ['m', 'l', 'xl'] },
    footer: { control: false },
    initialFocus: { control: false },
  },
  render: (args) => <Playing {...args} />,
} satisfies Meta<typeof Dialog>
export default meta

export const Playground: StoryObj<typeof meta> = {}
