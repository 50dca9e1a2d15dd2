import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, fn, within } from 'storybook/test'
import { DURATION } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { dismissToast, toast, toastStore } from '#design-system/toast/toast-store.ts'
import { fakeMedia, run } from '../../mocks/media.ts'
import { IN_FORCED_COLOURS } from '../../modes.ts'
import { CounterStates, PickerStates, RatingStates, SliderStates } from './controls.tsx'
import { PlayerStates, ShareStates, ToastStates } from './overlays.tsx'
import { InBothThemes, type InBothThemesProps } from './sheet.tsx'
import { showStates } from './shown-states.ts'
import { WORDS, type Words } from './words.ts'

/** All states of the seven components on one sheet, light and dark side by side. */
const meta = {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          // Everything is rendered twice, once in each theme.
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta
export default meta

/** A component of the sheet, with the keys and clicks that produce its states. */
interface Part extends InBothThemesProps {
  prepare?: (root: HTMLElement) => Promise<void>
}

const all = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

async function previewStars(root: HTMLElement) {
  for (const star of all(root, '[data-slot=star-rating] [data-shows=hover]')) {
    await fireEvent.pointerOver(star, { pointerType: 'mouse' })
  }
}

async function openPickers(root: HTMLElement) {
  for (const picker of all(root, '[data-opens]')) {
    await fireEvent.click(within(picker).getByRole('button'))
    const field = await within(picker).findByRole('combobox')
    const { opens, highlights } = picker.dataset
    if (opens) await fireEvent.change(field, { target: { value: opens } })
    if (highlights === undefined) continue
    await within(picker).findByRole('listbox')
    await fireEvent.keyDown(field, { key: 'ArrowDown' })
  }
}

async function runFilms(root: HTMLElement) {
  for (const player of all(root, '[data-film]')) {
    const film = player.querySelector('video')
    if (!film || player.dataset.film === 'loading') continue
    film.dispatchEvent(new Event('loadedmetadata'))
    if (player.dataset.film === 'runs') {
      await fireEvent.keyDown(player, { key: ' ' })
      run(film, 2)
    }
    const options = player.querySelector('[data-slot=options] button')
    if (options && player.dataset.film === 'options') await fireEvent.click(options)
  }
}

const PARTS: Part[] = [
  { name: 'StarRating', content: RatingStates, prepare: previewStars },
  { name: 'RangeSlider', content: SliderStates },
  { name: 'IngredientPicker', content: PickerStates, prepare: openPickers },
  { name: 'ServingsCounter', content: CounterStates },
  { name: 'Toast', content: ToastStates },
  { name: 'ShareModal', content: ShareStates },
  { name: 'SequencePlayer', content: PlayerStates, prepare: runFilms },
]

const clearToasts = () => toastStore.getSnapshot().forEach(({ id }) => dismissToast(id))

function showToasts({ saved, savedMore, failed, failedMore, again, copied }: Words) {
  clearToasts()
  toast({ title: saved, description: savedMore })
  const action = { label: again, onClick: fn() }
  toast({ title: failed, description: failedMore, tone: 'error', action })
  toast({ title: copied })
}

export const EveryState: StoryObj<typeof meta> = {
  // Light and dark are side by side, and every component has stories of its own in these.
  parameters: { chromatic: IN_FORCED_COLOURS },
  render: () => (
    <>
      {PARTS.map((part) => (
        <InBothThemes key={part.name} {...part} />
      ))}
    </>
  ),
  beforeEach: ({ globals }) => {
    showToasts(WORDS[globals.language === 'de' ? 'de' : 'en'])
    const undo = [showStates(), fakeMedia({ duration: DURATION, film: 'loading' }), clearToasts]
    return () => undo.forEach((it) => it())
  },
  play: async ({ canvasElement }) => {
    for (const { prepare } of PARTS) await prepare?.(canvasElement)
  },
}
