import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { fakeMedia } from '../../.storybook/mocks/media.ts'
import { Button } from '#design-system/button/button.tsx'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayerDialog } from '#design-system/sequence-player/sequence-player-dialog.tsx'
import { becomes, button, player } from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** The player in full screen and in a dialog. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Window',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: {
    ...FILM,
    src: '/story/film/clocked.mp4',
  },
  beforeEach: () => fakeMedia({ duration: DURATION }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

/** Mocks the Fullscreen API, which requires a real user gesture. */
function fakeScreen(): () => void {
  let filled: Element | null = null
  const fill = (element: Element | null) => {
    filled = element
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => filled },
  })
  const request = spyOn(Element.prototype, 'requestFullscreen')
  request.mockImplementation(function requestFullscreen(this: Element) {
    return fill(this)
  })
  const exit = spyOn(document, 'exitFullscreen').mockImplementation(() => fill(null))
  return () => {
    request.mockRestore()
    exit.mockRestore()
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(document, 'fullscreenElement')
  }
}

export const Fullscreen: Story = {
  name: 'VID-12 VID-16 the whole player fills the screen, Escape leaves it',
  beforeEach: fakeScreen,
  play: async () => {
    await userEvent.click(button('Full screen'))
    await waitFor(() => expect(player()).toHaveAttribute('data-fullscreen'))
    await expect(document.fullscreenElement).toBe(player())
    await userEvent.click(button('Leave full screen'))
    await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }))
    player().focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(player()).not.toHaveAttribute('data-fullscreen'))
  },
}

export const InDialog: Story = {
  name: 'VID-05 VID-16 in its dialog Escape closes the options, then full screen, then the player',
  beforeEach: fakeScreen,
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cook along</Button>
        <SequencePlayerDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async () => {
    const opener = button('Cook along')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', {
      name: 'Step-by-step video: Spaghetti al pomodoro',
    })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard(' ')
    await becomes('playing')
    await userEvent.click(button('Full screen'))
    await userEvent.click(button('Options'))
    screen.getByRole('checkbox', { name: 'Captions' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('Options')).toHaveAttribute('aria-expanded', 'false'))
    await expect(button('Options')).toHaveFocus()
    await expect(document.fullscreenElement).toBe(dialog)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.fullscreenElement).toBeNull())
    await expect(dialog).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
