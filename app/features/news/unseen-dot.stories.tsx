import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Heart } from '#design-system/icon/lucide.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { unseenKey } from './news-keys.ts'
import { UnseenDot } from './unseen-dot.tsx'

/** The heart of the header. */
function Host() {
  const [hasUnseen, setUnseen] = useState(false)
  return (
    <IconLink
      href="/favorites/following"
      label={hasUnseen ? 'Favourites, something is new' : 'Favourites'}
      icon={Heart}
      className="relative"
    >
      <UnseenDot onChange={setUnseen} />
    </IconLink>
  )
}

const meta = {
  title: 'Screens/Shell/Dot of what is new',
  component: Host,
  decorators: [inApp],
} satisfies Meta<typeof Host>
export default meta
type Story = StoryObj<typeof meta>

export const Unseen: Story = {
  name: 'FOL-44 Something has not been seen',
  parameters: { answers: { [unseenKey(1)]: { Unseen: 2 } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Favourites, something is new' }),
    ).toBeVisible()
  },
}

export const Seen: Story = {
  parameters: { answers: { [unseenKey(1)]: { Unseen: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Favourites')
  },
}
