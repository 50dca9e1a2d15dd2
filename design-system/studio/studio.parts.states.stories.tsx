import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { Wave } from '#design-system/studio/index.ts'
import { SceneHold, SceneKeys } from '#design-system/studio/panels.fixture.tsx'
import {
  SceneBeginning,
  SceneDeck,
  SceneStrip,
  type PartProps,
} from '#design-system/studio/parts.fixture.tsx'
import { SCENE_WORDS } from '#design-system/studio/scene-words.fixture.ts'
import { peaksOf } from '#design-system/studio/studio.fixtures.ts'
import { inStudio } from '#design-system/studio/studio-frame.fixture.tsx'
import '#design-system/studio/studio.css'

const press = fn()
const PARTS: PartProps = { words: SCENE_WORDS.en, onPress: press }

/** The parts of the stage by themselves: what pointer and keys do to them. */
const meta = {
  title: 'Components/Studio/States/Parts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-theme="dark" className="stage-frame">
        <Story />
      </div>
    ),
    inStudio,
  ],
  beforeEach: () => {
    press.mockClear()
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Presses an element at a share of its width, and moves by so many pixels before it lets go. */
async function drag(element: Element, share: number, by: number): Promise<void> {
  const { left, width, top, height } = element.getBoundingClientRect()
  const at = (clientX: number) => ({
    clientX,
    clientY: top + height / 2,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })
  const start = left + share * width
  // No pointer of this test can be captured.
  ;(element as HTMLElement).setPointerCapture = () => {}
  ;(element as HTMLElement).hasPointerCapture = () => true
  await fireEvent.pointerDown(element, at(start))
  if (by !== 0) await fireEvent.pointerMove(element, at(start + by))
  await fireEvent.pointerUp(element, at(start + by))
}
const lastCall = () => press.mock.lastCall as [string, unknown]

export const Strip: Story = {
  name: 'The map goes where it is pressed; the minute is drawn along, its flags are opened and dragged',
  render: () => <SceneStrip {...PARTS} />,
  play: async ({ canvas, canvasElement }) => {
    await drag(canvas.getByRole('slider', { name: 'Place in the film' }), 0.25, 0)
    await expect(lastCall()[0]).toBe('seek')
    await expect(lastCall()[1]).toBeCloseTo(30, 0)
    const minute = canvasElement.querySelector('[data-slot="film-minute"]')!
    await drag(minute, 0.5, 0)
    await expect(lastCall()[1]).toBeCloseTo(65, 0)
    // Drawn to the left, the film goes on.
    await drag(minute, 0.5, -minute.clientWidth / 7)
    await expect(lastCall()[1]).toBeCloseTo(76, 0)
    const flag = canvas.getByRole('button', { name: 'Beginning of step 3, 0:50' })
    await drag(flag, 0.5, 0)
    await expect(lastCall()).toEqual(['open', 'c'])
    press.mockClear()
    await drag(flag, 0.5, minute.clientWidth / 7)
    await expect(press.mock.calls.map(([what]) => what as string)).toEqual(['drag', 'drop'])
    const [key, at] = lastCall()[1] as [string, number]
    await expect(key).toBe('c')
    await expect(at).toBeCloseTo(60, 0)
    // What is left out and suggested has flags, too.
    await expect(canvas.getByRole('button', { name: 'Suggestion at 1:30' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Beginning of step 1, 0:02' })).toBeNull()
  },
}

export const Beginning: Story = {
  name: 'The loupe is drawn by pictures, and its buttons and hint are pressed',
  render: () => <SceneBeginning {...PARTS} />,
  play: async ({ canvas }) => {
    const loupe = canvas.getByRole('slider', { name: 'Beginning of step 4' })
    await expect(loupe).toHaveAttribute('aria-valuetext', '50 seconds, picture 14')
    await drag(loupe, 0.5, (-2 * loupe.clientWidth) / 7)
    await expect(lastCall()).toEqual(['move', 2])
    for (const [name, what] of [
      ['1 second earlier', 'secondBack'],
      ['1 picture earlier', 'back'],
      ['Play across', 'across'],
      ['1 picture later', 'on'],
      ['1 second later', 'secondOn'],
      ['Go there', 'hint'],
    ] as const) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(lastCall()[0]).toBe(what)
    }
  },
}

export const Hold: Story = {
  name: 'Arrows choose how a picture is held',
  render: () => <SceneHold {...PARTS} />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /^Only this picture/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(lastCall()).toEqual(['value', 'after'])
  },
}

export const Deck: Story = {
  name: 'A control that cannot be pressed now is not',
  render: () => <SceneDeck {...PARTS} isPlaying={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Normal speed' }))
    await expect(lastCall()).toEqual(['speed'])
    await expect(canvas.getByRole('button', { name: 'Hold picture' })).toBeDisabled()
  },
}

export const Keys: Story = {
  name: 'The list of keys: Escape and a press beside it close it, Space switches single keys off',
  render: () => <SceneKeys {...PARTS} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Keys' })
    const single = within(dialog).getByRole('switch', { name: 'Single keys' })
    await expect(single).toBeChecked()
    single.focus()
    await userEvent.keyboard(' ')
    await expect(lastCall()).toEqual(['single', false])
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(lastCall()).toEqual(['closeKeys'])
    press.mockClear()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(lastCall()).toEqual(['closeKeys'])
    press.mockClear()
    await fireEvent.click(dialog)
    await expect(lastCall()).toEqual(['closeKeys'])
  },
}
export const KeysOnPhone: Story = {
  render: () => <SceneKeys {...PARTS} words={SCENE_WORDS.de} />,
  globals: { language: 'de' },
  parameters: { frame: { width: '390px', height: '844px' } },
}

export const Waves: Story = {
  name: 'A wave: loud, quiet, silent, and without any sound',
  render: () => (
    <div className="grid gap-6 p-6">
      {[peaksOf(200), peaksOf(200).map((peak) => peak / 6), Array<number>(200).fill(0), []].map(
        (peaks, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          <Wave key={index} peaks={peaks} style={{ inlineSize: '100%', blockSize: '4rem' }} />
        ),
      )}
    </div>
  ),
}
