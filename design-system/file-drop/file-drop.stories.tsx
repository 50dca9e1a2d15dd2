import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Film } from '#design-system/icon/lucide.ts'
import { at } from '../../.storybook/viewports.ts'

const ZIP = new File(['PK'], 'mealie.zip', { type: 'application/zip' })
const PICTURE = new File(['x'], 'cake.png', { type: 'image/png' })

/** Drags files as a browser does. `to` is what the pointer enters. */
function drag(area: Element, name: 'dragleave' | 'dragover' | 'drop', to?: Element) {
  const dataTransfer = new DataTransfer()
  for (const file of [ZIP, PICTURE]) dataTransfer.items.add(file)
  const relatedTarget = to ?? null
  return fireEvent(
    area,
    new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }),
  )
}

const areaOf = (canvas: HTMLElement) => canvas.querySelector('[data-slot="file-drop"]')!

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Choose files',
    hint: 'or drop files here',
    accept: '.zip,application/json',
    multiple: true,
    onFiles: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const WithWords: Story = {
  args: {
    children: <p>An export of Mealie, Tandoor, Paprika or Nextcloud Cookbook.</p>,
  },
}
export const MainAction: Story = {
  name: 'The main action, with another one beside it',
  args: {
    button: { variant: 'primary', size: 'l', icon: Film },
    actions: <Button size="l">Film now</Button>,
  },
}
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'This file is larger than 100 MB.' },
}
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Playground' },
}
export const German: Story = {
  args: {
    label: 'Sicherungsdateien auswählen',
    hint: 'oder zieh die Dateien hierher',
    error: 'Diese Datei ist größer als 100 MB.',
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const DraggedOver: Story = {
  name: 'Files over the area mark it, and leaving it unmarks it',
  play: async ({ canvas, canvasElement }) => {
    const area = areaOf(canvasElement)
    await drag(area, 'dragover')
    await waitFor(() => expect(area).toHaveAttribute('data-over'))
    await drag(area, 'dragleave', canvas.getByText('Choose files'))
    await expect(area).toHaveAttribute('data-over')
    await drag(area, 'dragleave', document.body)
    await waitFor(() => expect(area).not.toHaveAttribute('data-over'))
  },
}

export const Dropped: Story = {
  name: 'Dropped files of the right kind are taken, others refused',
  play: async ({ args, canvasElement }) => {
    const area = areaOf(canvasElement)
    await drag(area, 'drop')
    await expect(args.onFiles).toHaveBeenCalledWith([ZIP])
    await expect(args.onRefused).toHaveBeenCalledWith([PICTURE])
  },
}

export const Chosen: Story = {
  name: 'A file can be chosen twice in a row, after an error',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose files')
    await userEvent.upload(input, ZIP)
    await userEvent.upload(input, ZIP)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(input).toHaveAccessibleDescription('or drop files here')
  },
}

export const NothingWhileDisabled: Story = {
  name: 'A disabled area takes nothing',
  args: { disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    const area = areaOf(canvasElement)
    await drag(area, 'drop')
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Choose files')).toBeDisabled()
  },
}
