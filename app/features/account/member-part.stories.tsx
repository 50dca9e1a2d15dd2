import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { memberPart } from './member-part.tsx'

const onFollow = fn()
const ForVisitors = () => <Link href="/auth">Follow</Link>
const ForMembers = () => <Button onClick={onFollow}>Follow</Button>

/** Two of a kind, whose members' form comes when the story says so. */
function Late({ loading }: { loading: PromiseWithResolvers<ComponentType> }) {
  const [Part] = useState(() => memberPart(() => loading.promise, ForVisitors))
  return (
    <div className="flex gap-4">
      <Part />
      <Part />
    </div>
  )
}

const meta = {
  title: 'Account/Member part',
  component: Late,
  decorators: [inApp],
  args: { loading: Promise.withResolvers<ComponentType>() },
  beforeEach: signedIn,
} satisfies Meta<typeof Late>
export default meta
type Story = StoryObj<typeof meta>

export const PressedEarly: Story = {
  name: "A press before the members' form is there is made on it",
  beforeEach: ({ args }) => {
    onFollow.mockClear()
    args.loading = Promise.withResolvers<ComponentType>()
  },
  play: async ({ canvas, args: { loading } }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: 'Follow' })[1]!)
    await expect(onFollow).not.toHaveBeenCalled()
    loading.resolve(ForMembers)
    const buttons = await canvas.findAllByRole('button', { name: 'Follow' })
    await waitFor(() => expect(onFollow).toHaveBeenCalledOnce())
    await expect(buttons[1]).toHaveFocus()
  },
}
