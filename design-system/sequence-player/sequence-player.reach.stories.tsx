import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '../../.storybook/decorators/frame.tsx'
import { fakeMedia } from '../../.storybook/mocks/media.ts'
import { DURATION, GERMAN_FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { player, playFirstStep } from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** As long as a step gets, with a sign of doneness and amounts from beginning to end. */
const LONG = {
  text: 'Heize den Backofen auf <b>220\u00a0°C</b> Ober-/Unterhitze (<b>200\u00a0°C</b> Umluft) vor. Tupfe <b>450\u00a0g</b> Hähnchenschenkel mit Küchenpapier trocken, würze sie rundum kräftig, lege sie auf <b>1\u00a0Blech</b> und gieße <b>150\u00a0ml</b> Geflügelbrühe an den Rand. Schieb das Blech für <b>25\u00a0Minuten</b> auf die mittlere Schiene und begieße die Schenkel alle <b>5\u00a0Minuten</b>.',
  until: 'die Haut Farbe bekommt',
}

/** No layout hides a part of the step that is done now. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Every word in reach',
  component: SequencePlayer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { language: 'de' },
  args: {
    ...GERMAN_FILM,
    steps: [Object.assign({}, GERMAN_FILM.steps[0], LONG), ...GERMAN_FILM.steps.slice(1)],
    src: '/story/film/clocked.mp4',
    layout: 'dialog',
    onClose: () => undefined,
  },
  decorators: [inFrame],
  beforeEach: () => fakeMedia({ duration: DURATION }),
  play: expectEachAmountInReach,
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

const framed = (width: string, height: string): Story => ({
  name: `At a stop each amount can be read at ${width} × ${height}`,
  parameters: { frame: { width, height } },
})

/** Whether a word is in view and under nothing else. */
function isInView(word: Element): boolean {
  const { left, top, width, height } = word.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && word.contains(hit)
}

async function expectEachAmountInReach() {
  await playFirstStep()
  const box = player().querySelector('[data-slot="step-text"]')
  const words = [...(box?.querySelectorAll('b, [data-slot="until"]') ?? [])]
  await expect(words).toHaveLength(8)
  for (const word of words) {
    word.scrollIntoView({ block: 'center' })
    // The words move while the controls come in.
    await waitFor(() => expect(isInView(word), word.textContent).toBe(true))
    await expect(parseFloat(getComputedStyle(word).fontSize)).toBeGreaterThanOrEqual(24)
  }
  const onward = player().querySelector('[data-slot="continue"]')
  onward?.scrollIntoView({ block: 'nearest' })
  await expect(onward && isInView(onward)).toBe(true)
  await expect(player().scrollWidth).toBeLessThanOrEqual(player().clientWidth)
}

export const Zoomed = framed('320px', '256px')
export const SmallPhone = framed('320px', '568px')
export const Phone = framed('390px', '844px')
export const PhoneSideways = framed('844px', '390px')
export const Tablet = framed('820px', '1180px')
export const Desktop = framed('1280px', '800px')

export const InColumn: Story = {
  ...framed('390px', 'auto'),
  name: 'At a stop each amount can be read in a column of a page',
  args: { layout: 'inline' },
}
