import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import {
  dismissToast,
  toast,
  toastStore,
  type ToastContent,
} from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'
import { at } from '../../.storybook/viewports.ts'

/** Leaves no toast to the next story. */
function clear() {
  toastStore.getSnapshot().forEach(({ id }) => dismissToast(id))
}

/** Begins a story with these toasts and nothing else. */
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
  action: { label: 'Try again', onPress: fn() },
}

const meta = {
  title: 'Components/Toast/States',
  component: Toaster,
  tags: ['!autodocs'],
  // Long enough for every check and picture.
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
