import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip, Tag, TagLink } from '#design-system/tag/tag.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'vegetarian' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Links: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      <TagLink href="/tags?Term=vegan">vegan</TagLink>
      <TagLink href="/tags?Term=quick">quick</TagLink>
      <TagLink href="/tags?Term=family">family</TagLink>
    </div>
  ),
}
export const FocusVisible: Story = { ...Links, play: () => userEvent.tab() }
export const LongGerman: Story = {
  render: () => (
    <TagLink href="/tags">Kichererbsen-Süßkartoffel-Gemüsepfanne für die Familie</TagLink>
  ),
  globals: { ...at(320), language: 'de' },
}

const onRemove = fn()
export const Removable: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      <Chip removeLabel="Remove salads" onRemove={onRemove}>
        Salads
      </Chip>
      <Chip removeLabel="Remove up to 45 min" onRemove={fn()}>
        up to 45 min
      </Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    onRemove.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove salads' }))
    await expect(onRemove).toHaveBeenCalledTimes(1)
  },
}
export const RemovableGerman: Story = {
  render: () => (
    <Chip removeLabel="Kichererbsen entfernen" onRemove={fn()}>
      Kicher­erbsen-Süß­kartoffel-Gemüse­pfanne für die ganze Familie
    </Chip>
  ),
  globals: { ...at(320), language: 'de' },
}
export const DeleteRemoves: Story = {
  name: 'Delete removes it, too',
  ...Removable,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    onRemove.mockClear()
    canvas.getByRole('button', { name: 'Remove salads' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(onRemove).toHaveBeenCalledTimes(1)
  },
}
export const RightToLeft: Story = { ...Removable, globals: { direction: 'rtl' }, play: undefined }
