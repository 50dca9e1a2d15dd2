import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, type within } from 'storybook/test'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { TakeAlong } from './take-along.tsx'

const meta = {
  title: 'Screens/Settings/Take it with you',
  component: TakeAlong,
  decorators: [inApp],
  render: () => (
    <div className="max-w-136">
      <TakeAlong />
    </div>
  ),
} satisfies Meta<typeof TakeAlong>
export default meta
type Story = StoryObj<typeof meta>

/** What the server answers while a story runs: how many files there are, and each of them. */
const answering =
  (answer: () => Promise<Response>, count = 1) =>
  () => {
    const { fetch } = globalThis
    const Parts = Array.from({ length: count }, (_, index) => ({ After: index, Until: index + 1 }))
    globalThis.fetch = async (url) =>
      url === '/api/my/export/parts' ? Response.json({ Parts, Films: [] }) : await answer()
    return () => {
      globalThis.fetch = fetch
    }
  }

const archive = (body: BodyInit | null) =>
  new Response(body, { headers: { 'Content-Disposition': 'attachment; filename="simmer.zip"' } })

/** Begins with 2.4 MB, and goes on for ever. */
const endless = () =>
  new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(2_400_000)) })

const press = async (canvas: ReturnType<typeof within>) =>
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Pack everything|Alles packen)$/ }),
  )

export const Ready: Story = { name: 'What is in the file' }

export const Packing: Story = {
  name: 'Packing says how much there is, and can be cancelled',
  beforeEach: answering(() => Promise.resolve(archive(endless()))),
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByText(/2\.4.MB so far/)).toBeVisible()
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pack everything' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/2\.4.MB so far/)).toBeVisible()
  },
}

export const Packed: Story = {
  name: 'The file is among the downloads, and can be saved again',
  globals: { language: 'de' },
  beforeEach: answering(() => Promise.resolve(archive('everything'))),
  play: async ({ canvas }) => {
    await press(canvas)
    const again = await canvas.findByRole('link', { name: 'Datei noch einmal sichern' })
    await expect(again).toHaveAttribute('download', 'simmer.zip')
  },
}

export const Parts: Story = {
  name: 'More than fits into one file comes as several, each when it is asked for',
  beforeEach: answering(() => Promise.resolve(archive('a part')), 3),
  play: async ({ canvas }) => {
    await press(canvas)
    for (const part of [2, 3]) {
      const again = await canvas.findByRole('link', { name: 'Save the file again' })
      await expect(again).toHaveAttribute('download', `simmer-${part - 1}-of-3.zip`)
      await userEvent.click(canvas.getByRole('button', { name: `Pack file ${part} of 3` }))
    }
    await expect(await canvas.findByText(/^All 3 files/)).toBeVisible()
  },
}

export const OnePart: Story = {
  name: 'A file of several is among the downloads',
  globals: { language: 'de' },
  beforeEach: answering(() => Promise.resolve(archive('a part')), 3),
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByRole('button', { name: 'Datei 2 von 3 packen' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Nothing is lost when it fails, and it can be tried again',
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    return answering(() => Promise.reject(new TypeError('No connection')))()
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByText(/^Nothing is lost/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
