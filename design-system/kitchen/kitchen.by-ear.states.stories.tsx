import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ByEarDescription, ByEarNote, ByEarStart, ByEarWay } from '#design-system/kitchen/index.ts'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken } from '#design-system/kitchen/timers.fixture.tsx'
import { useLanguage } from '#design-system/provider/context.ts'
import '#design-system/kitchen/by-ear.css'

/** Every station of a step by ear. */
const meta = {
  title: 'Components/Kitchen/States/By ear',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { frame: { width: '390px', height: '844px' } }
const SMALL = { frame: { width: '320px', height: '568px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const GERMAN = { language: 'de' }
const onAgain = fn()

const WORDS = {
  en: {
    stations: ['Reads', 'Film', 'Reads', 'Your turn'],
    way: 'Where this step is',
    again: 'Say again',
    inFilm: 'In the film',
    seen: 'The tray stands on the middle shelf. The skin turns from pale to gold at the edges.',
    quiet: 'Your screen reader reads. Simmer keeps quiet.',
    start: 'By ear',
  },
  de: {
    stations: ['Liest vor', 'Film', 'Liest vor', 'Du bist dran'],
    way: 'So weit ist dieser Schritt',
    again: 'Nochmal sagen',
    inFilm: 'Im Film',
    seen: 'Das Blech steht auf der mittleren Schiene. Die Haut wird an den Rändern goldgelb.',
    quiet: 'Dein Screenreader liest. Simmer bleibt still.',
    start: 'Nach Gehör',
  },
}
const useByEarWords = () => WORDS[useLanguage() === 'de' ? 'de' : 'en']

function Way({ current }: { current: number }) {
  const words = useByEarWords()
  return (
    <ByEarWay
      label={words.way}
      stations={words.stations.map((name, id) => ({ id: String(id), name }))}
      current={current}
      passed={current === 3 ? 1 : 0.4}
      again={words.again}
      onAgain={onAgain}
    />
  )
}

function Seen() {
  const words = useByEarWords()
  return (
    <ByEarDescription label={words.inFilm} lit>
      {words.seen}
    </ByEarDescription>
  )
}

const Quiet = () => <ByEarNote>{useByEarWords().quiet}</ByEarNote>
const Start = () => <ByEarStart>{useByEarWords().start}</ByEarStart>

/** The first sentence is read: it is lit, with a loudspeaker. */
export const Reads: Story = {
  args: { slot: <Way current={0} />, lit: 0, watches: true },
  play: async ({ canvas, canvasElement }) => {
    const lit = canvasElement.querySelectorAll('.ear-sentence[aria-current]')
    await expect(lit).toHaveLength(1)
    const again = canvas.getByRole('button', { name: /Say again|Nochmal sagen/ })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onAgain).toHaveBeenCalledOnce()
  },
  beforeEach: () => void onAgain.mockClear(),
}
export const ReadsOnPhone: Story = { ...Reads, parameters: PHONE, globals: GERMAN }
export const ReadsOnSmallPhone: Story = { ...Reads, parameters: SMALL, globals: GERMAN }
export const ReadsSideways: Story = { ...Reads, parameters: SIDEWAYS, globals: GERMAN }
export const FilmPlays: Story = { args: { moment: 'watch', slot: <Way current={1} /> } }
/** What the film showed is read. */
export const Describes: Story = {
  args: { slot: <Way current={2} />, description: <Seen />, watches: true, shelf: chicken() },
}
export const DescribesOnPhone: Story = { ...Describes, parameters: PHONE, globals: GERMAN }
export const DescribesOnSmallPhone: Story = {
  ...Describes,
  args: { ...Describes.args, text: 'long' },
  parameters: SMALL,
  globals: GERMAN,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cook-text')).not.toBeVisible())
    await expect(canvasElement.querySelector('.ear-description')).toBeVisible()
    await expect(canvasElement.querySelector('.ear-way')).toBeVisible()
  },
}
/** Beside a timer, too, it shows where the step is. */
export const DescribesSideways: Story = {
  ...Describes,
  parameters: SIDEWAYS,
  globals: GERMAN,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ear-way')).toBeVisible()
    await expect(canvasElement.querySelector('.timer-shelf')).toBeVisible()
  },
}
export const YourTurn: Story = { args: { slot: <Way current={3} />, shelf: chicken() } }
export const YourTurnOnPhone: Story = { ...YourTurn, parameters: PHONE, globals: GERMAN }
/** The name of the last station does not lie under the button. */
export const YourTurnSideways: Story = {
  ...YourTurn,
  parameters: SIDEWAYS,
  globals: GERMAN,
  play: async ({ canvas }) => {
    const name = (await canvas.findByText('Du bist dran')).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Nochmal sagen' }).getBoundingClientRect()
    await expect(name.right).toBeLessThanOrEqual(button.left)
  },
}
export const YourTurnOnSmallPhone: Story = { ...YourTurnSideways, parameters: SMALL }
export const ScreenReader: Story = { args: { slot: <Quiet />, description: <Seen /> } }
export const ScreenReaderOnPhone: Story = { ...ScreenReader, parameters: PHONE, globals: GERMAN }
export const Starts: Story = {
  args: { moment: 'ready', whole: 'layOut', go: 'first', beside: <Start /> },
}
export const StartsOnPhone: Story = { ...Starts, parameters: PHONE, globals: GERMAN }
export const StartsOnSmallPhone: Story = { ...Starts, parameters: SMALL, globals: GERMAN }
export const StartsSideways: Story = { ...Starts, parameters: SIDEWAYS, globals: GERMAN }
