import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scene } from '#design-system/studio/scene.fixture.tsx'
import { inStudio } from '#design-system/studio/studio-frame.fixture.tsx'
import '#design-system/studio/studio.css'

/** The stage of the studio, put together from its parts. */
const meta = {
  title: 'Components/Studio',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  decorators: [inStudio],
  args: { onPress: fn() },
  beforeEach: ({ args }) => {
    ;(args.onPress as ReturnType<typeof fn>).mockClear()
  },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Pressed: Story = {
  name: 'Enter and Space press what Tab has reached: bar, deck, rows, map, flags, band',
  play: async ({ args, canvas }) => {
    const reach = async (name: string | RegExp, key: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard(key)
    }
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(/^Film, done$/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('place', 'film')
    await reach('Play', ' ')
    await expect(args.onPress).toHaveBeenLastCalledWith('play')
    await reach('Step 4: Boil the pasta for 9 minutes.', '{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('choose', 4)
    await reach('No film', ' ')
    await expect(args.onPress).toHaveBeenLastCalledWith('without', 5)
    await reach('Move the beginning of step 1', '{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('move', 1)
    await reach('Beginning of step 3, 0:50', '{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('open', 'c')
    await reach('Step begins here', '{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('go')
    await reach('Undo', ' ')
    await expect(args.onPress).toHaveBeenLastCalledWith('undo')
  },
}

export const Reached: Story = {
  name: 'Tab reaches the slider of the whole film, which says its place',
  play: async ({ canvas }) => {
    const map = canvas.getByRole('slider', { name: 'Place in the film' })
    for (let tabs = 0; tabs < 40 && document.activeElement !== map; tabs += 1) await userEvent.tab()
    await expect(map).toHaveFocus()
    await expect(map).toHaveAttribute('aria-valuetext', '1:06 of 2:00')
    await expect(map).toHaveAttribute('aria-valuemax', '120')
  },
}
