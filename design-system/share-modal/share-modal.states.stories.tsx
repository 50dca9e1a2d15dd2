import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { COOKBOOK, Sharing } from '#design-system/share-modal/share-modal.fixture.tsx'
import { ShareModal } from '#design-system/share-modal/share-modal.tsx'
import { fakeClipboard } from '../../.storybook/mocks/clipboard.ts'
import { fakeFinger, fakeShareSheet } from '../../.storybook/mocks/share.ts'
import { at } from '../../.storybook/viewports.ts'

const granted = () => Promise.resolve()
const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))

/** Where the note stands; the same words are announced, too. */
const NOTE = { selector: '[data-slot="share-note"]' }

const meta = {
  title: 'Components/ShareModal/States',
  component: ShareModal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Long enough for every check and screenshot.
  args: { open: true, onOpenChange: fn(), content: COOKBOOK, copiedFor: 60_000 },
} satisfies Meta<typeof ShareModal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Copied: Story = {
  beforeEach: () => fakeClipboard(granted),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Copy|Kopieren)$/u }))
    await screen.findByRole('button', { name: /^(?:Copied|Kopiert)$/u })
  },
}
export const CopyFailed: Story = {
  beforeEach: () => fakeClipboard(refused),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Copy|Kopieren)$/u }))
    await screen.findByText(/The link is selected|Der Link ist markiert/u, NOTE)
  },
}
export const NoClipboard: Story = { ...CopyFailed, beforeEach: () => fakeClipboard() }
export const NativeAvailable: Story = { beforeEach: () => fakeShareSheet(granted) }
export const NativeRejected: Story = {
  beforeEach: () => {
    const undo = [fakeShareSheet(refused), fakeFinger()]
    return () => undo.forEach((it) => it())
  },
  render: ({ open: _open, onOpenChange: _change, ...args }) => <Sharing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible()
  },
}
export const SheetFailed: Story = {
  beforeEach: () => fakeShareSheet(refused),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(?:More options|Weitere Möglichkeiten)/u }),
    )
    await screen.findAllByText(/Your device couldn’t share it|Dein Gerät konnte nicht teilen/u)
  },
}
export const LongUrl: Story = {
  args: {
    content: {
      ...COOKBOOK,
      url: `https://simmer.example/cookbooks/7?lang=de&from=${'weekend-cooking-'.repeat(12)}`,
    },
  },
}
export const LongTitle: Story = {
  args: {
    heading: 'Share this cookbook',
    content: {
      ...COOKBOOK,
      title:
        'Rauchige Kichererbsen-Süßkartoffel-Gemüsepfanne und andere Unternehmens\u00adgerichte',
    },
  },
}
export const MobileSheet: Story = { globals: at(375), beforeEach: () => fakeShareSheet(granted) }
export const At320: Story = { ...LongTitle, globals: at(320) }
export const German: Story = { globals: { ...at(320), language: 'de' } }
export const GermanCopyFailed: Story = {
  globals: { ...at(320), language: 'de' },
  beforeEach: () => {
    const undo = [fakeClipboard(refused), fakeShareSheet(granted)]
    return () => undo.forEach((it) => it())
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kopieren' }))
    await screen.findByText(/Der Link ist markiert/u, NOTE)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
