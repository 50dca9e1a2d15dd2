import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import {
  dismissToast,
  toast,
  toastStore,
  type ToastContent,
} from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'
import { at } from '../../.storybook/viewports.ts'

/** Removes all toasts after a story. */
function clear() {
  toastStore.getSnapshot().forEach(({ id }) => dismissToast(id))
}

/** Shows exactly these toasts. */
function showing(...contents: ToastContent[]) {
  return () => {
    clear()
    contents.forEach(toast)
    return clear
  }
}

const SUCCESS: ToastContent = {
  title: 'Subscribe author successfully',
  description: 'You will hear about new recipes from Mei Tanaka.',
}
const ERROR: ToastContent = {
  title: 'Rating not saved',
  description: 'The connection dropped. Your stars are still there.',
  tone: 'error',
  action: { label: 'Try again', onClick: fn() },
}

const meta = {
  title: 'Components/Toast/States',
  component: Toaster,
  tags: ['!autodocs'],
  // Long enough for every check and screenshot.
  args: { fadeAfter: 60_000, goneAfter: 60_500 },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await screen.findAllByRole('listitem')
  },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { beforeEach: showing(SUCCESS) }
export const ErrorWithAction: Story = { beforeEach: showing(ERROR) }
export const TitleOnly: Story = { beforeEach: showing({ title: 'Link copied' }) }
export const Stack3: Story = { beforeEach: showing(SUCCESS, ERROR, { title: 'Link copied' }) }
export const PausedHover: Story = {
  beforeEach: showing(SUCCESS),
  play: async () => {
    const [item] = await screen.findAllByRole('listitem')
    if (item) await userEvent.hover(item)
    await waitFor(() => expect(item).toHaveAttribute('data-paused'))
  },
}
export const FocusedByF8: Story = {
  beforeEach: showing(SUCCESS, ERROR),
  play: async () => {
    await screen.findAllByRole('listitem')
    await userEvent.keyboard('[F8]')
    await userEvent.tab()
  },
}
export const Exiting: Story = {
  name: 'Half faded',
  beforeEach: showing(SUCCESS),
  play: async () => {
    const [item] = await screen.findAllByRole('listitem')
    const [fade] = item?.getAnimations() ?? []
    if (!fade) throw new Error('Nothing fades.')
    fade.pause()
    fade.currentTime = 60_250
  },
  parameters: {
    // Screenshots disable animations.
    chromatic: { disableSnapshot: true },
    // A half-faded text fails contrast.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
}
export const ReducedMotion: Story = {
  beforeEach: showing(SUCCESS),
  globals: { motion: 'reduce' },
}
export const InDialog: Story = {
  beforeEach: showing(ERROR),
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open onOpenChange={fn()} title="Ingredients">
        Content
      </Dialog>
    </>
  ),
}
export const Phone: Story = { beforeEach: showing(SUCCESS, ERROR), globals: at(375) }
export const LongGerman: Story = {
  beforeEach: showing({
    title: 'Rezept wurde erfolgreich zur Einkaufsliste hinzugefügt',
    description: 'Rauchige Kichererbsen-Süßkartoffel-Gemüsepfanne mit Joghurt, 4\u00a0Portionen',
  }),
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = {
  beforeEach: showing(SUCCESS, ERROR),
  globals: { direction: 'rtl' },
}
