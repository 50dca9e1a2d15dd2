import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scene } from '#design-system/studio/scene.fixture.tsx'
import { inStudio } from '#design-system/studio/studio-frame.fixture.tsx'
import '#design-system/studio/studio.css'

/** What an author is at, on each size of screen. */
const meta = {
  title: 'Components/Studio/States/Moments',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inStudio],
  args: { onPress: fn() },
  // Nothing is wider than the stage, and the band is on it.
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector<HTMLElement>('.stage-grid')!
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    const frame = canvasElement.querySelector('[data-story-frame]')!.getBoundingClientRect()
    const band = canvasElement.querySelector('[data-slot="studio-band"]')!.getBoundingClientRect()
    await expect(band.bottom).toBeLessThanOrEqual(frame.bottom + 0.5)
  },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { frame: { width: '390px', height: '844px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const TABLET = { frame: { width: '768px', height: '1024px' } }
const ZOOMED = { frame: { width: '320px', height: '256px' } }
const GERMAN = { language: 'de' }

export const First: Story = { args: { moment: 'first', isFresh: true } }
export const FirstOnPhone: Story = { ...First, parameters: PHONE, globals: GERMAN }
export const Mark: Story = { args: { isSaid: true } }
export const MarkOnPhone: Story = { ...Mark, parameters: PHONE, globals: GERMAN }
export const MarkSideways: Story = { ...Mark, parameters: SIDEWAYS, globals: GERMAN }
export const MarkOnTablet: Story = { ...Mark, parameters: TABLET }
export const LeftOut: Story = { args: { isOut: true, rate: '8×' } }
export const LeftOutOnPhone: Story = { ...LeftOut, parameters: PHONE, globals: GERMAN }
/** A film that was taken upright. */
export const Upright: Story = { args: { shape: 'tall' } }
export const UprightOnPhone: Story = { ...Upright, parameters: PHONE, globals: GERMAN }
export const Beginning: Story = { args: { moment: 'beginning' } }
export const BeginningOnPhone: Story = { ...Beginning, parameters: PHONE, globals: GERMAN }
export const BeginningSideways: Story = { ...Beginning, parameters: SIDEWAYS }
export const Hold: Story = { args: { moment: 'hold' } }
export const HoldOnPhone: Story = { ...Hold, parameters: PHONE, globals: GERMAN }
export const Suggest: Story = { args: { moment: 'suggest' } }
export const SuggestOnPhone: Story = { ...Suggest, parameters: PHONE, globals: GERMAN }
/** Keys with one character are switched off: no button names one. */
export const WithoutKeys: Story = {
  args: { hasKeys: false },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('kbd')].filter(
      (key) => key.offsetParent !== null,
    )
    await expect(shown).toHaveLength(0)
  },
}
/** 400 % zoom: one column that scrolls, with beginnings as fields. */
export const Zoomed: Story = {
  args: { hasFields: true },
  // What scrolls goes below the band.
  parameters: { ...ZOOMED, a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  globals: GERMAN,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Fields: Story = {
  name: 'A beginning is typed: Enter takes it, leaving takes it, the same again is nothing',
  args: { hasFields: true },
  parameters: { frame: { width: '320px', height: '568px' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Step 2 begins at' })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalledWith('type', expect.anything())
    await userEvent.clear(field)
    await userEvent.type(field, '0:21{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('type', [2, '0:21'])
    await userEvent.type(field, '.05')
    await userEvent.tab()
    await expect(args.onPress).toHaveBeenLastCalledWith('type', [2, '0:21.05'])
    await userEvent.click(canvas.getByRole('button', { name: 'Step 2 begins now' }))
    await expect(args.onPress).toHaveBeenLastCalledWith('now', 2)
    // Nothing that was scrolled stands below the band.
    canvas.getByRole('textbox', { name: 'Step 1 begins at' }).scrollIntoView({ block: 'center' })
  },
}
