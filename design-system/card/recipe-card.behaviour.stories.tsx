import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { COOK_ALONG, RECIPE } from '#design-system/card/card.fixture.tsx'
import { RecipeCard } from '#design-system/card/recipe-card.tsx'

const onClick = fn()

const meta = {
  title: 'Components/RecipeCard/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: RecipeCard,
  tags: ['!autodocs'],
  args: { ...RECIPE, cookAlong: { ...COOK_ALONG, onClick } },
  // The pointer rests in the corner, where it must not hover over the card.
  decorators: [(Story) => <div className="m-6 max-w-72">{Story()}</div>],
} satisfies Meta<typeof RecipeCard>
export default meta
type Story = StoryObj<typeof meta>

function previewIn(canvasElement: HTMLElement): HTMLVideoElement | null {
  return canvasElement.querySelector('video')
}

export const PreviewOnHover: Story = {
  name: 'RCL-24 VID-27 the short film plays, silent, while the card is hovered',
  play: async ({ canvas, canvasElement }) => {
    await expect(previewIn(canvasElement)).toBeNull()
    await userEvent.hover(canvas.getByRole('article'))
    await waitFor(() => expect(previewIn(canvasElement)).toHaveProperty('paused', false))
    await expect(previewIn(canvasElement)).toHaveProperty('muted', true)
    await userEvent.unhover(canvas.getByRole('article'))
    await waitFor(() => expect(previewIn(canvasElement)).toBeNull())
  },
}

export const PreviewOnFocus: Story = {
  name: 'The preview plays on keyboard focus, too, and stops on blur',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(previewIn(canvasElement)).toHaveProperty('paused', false))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await waitFor(() => expect(previewIn(canvasElement)).toBeNull())
  },
}

export const Panes: Story = {
  name: 'VID-17 the panes are 0 video, 1 ingredients, 2 tools',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    const group = await canvas.findByRole('group', { name: 'Show on the picture' })
    const [film, ingredients, tools] = within(group)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'))
    await expect(film).toHaveAccessibleName('Video')
    await expect(film).toHaveAttribute('aria-pressed', 'true')
    await expect(ingredients).toHaveAccessibleName('Ingredients')
    await expect(tools).toHaveAccessibleName('Tools')
    if (tools) await userEvent.click(tools)
    await expect(tools).toHaveAttribute('aria-pressed', 'true')
    await expect(film).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Overlays: Story = {
  name: 'RCL-25 RCL-26 the card shows the labelled ingredients and the tools',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingredients' }))
    await expect(canvas.getByRole('img', { name: 'The ingredients on a table' })).toBeVisible()
    await expect(canvas.getByText('Garlic')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tools' }))
    await expect(canvas.getByRole('img', { name: 'The tools' })).toBeVisible()
    await expect(canvas.queryByText('Garlic')).not.toBeInTheDocument()
  },
}

export const Facts: Story = {
  name: 'RCL-28 RCL-31 it shows the preparation time and the rating',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 min')).toBeVisible()
    await expect(canvas.getByText('4.8 out of 5, 56 ratings')).toBeInTheDocument()
  },
}

export const CookAlong: Story = {
  name: 'The number of steps becomes the Cook along button',
  play: async ({ canvas }) => {
    onClick.mockClear()
    const card = canvas.getByRole('article')
    const steps = canvas.getByText('6 steps')
    const cookAlong = canvas.getByRole('button', {
      name: 'Cook along: Shakshuka with feta, 6\u00a0steps',
    })
    await expect(steps).toBeVisible()
    await expect(getComputedStyle(cookAlong).opacity).toBe('0')
    await userEvent.hover(card)
    await waitFor(() => expect(getComputedStyle(cookAlong).opacity).toBe('1'))
    await expect(getComputedStyle(steps).opacity).toBe('0')
    await userEvent.click(cookAlong)
    await expect(onClick).toHaveBeenCalledTimes(1)
  },
}

export const Tap: Story = {
  name: 'A tap on the number of steps has the same effect as hover',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByText('6 steps') }])
    await waitFor(() => expect(previewIn(canvasElement)).toHaveProperty('paused', false))
    await expect(canvas.getByRole('article')).toHaveAttribute('data-active')
  },
}

export const ReducedMotion: Story = {
  name: 'Under reduced motion nothing plays automatically',
  beforeEach: () => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? real('(width >= 0px)') : real(query)
    return () => {
      window.matchMedia = real
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('data-active'))
    await expect(previewIn(canvasElement)).toHaveProperty('paused', true)
  },
}

/** The element at a point of the window. */
function pressedAt(x: number, y: number): Element | null | undefined {
  return document.elementFromPoint(x, y)?.closest('a,button')
}

export const BackToTheDish: Story = {
  name: 'A card shows its cover again when the pointer and the focus have left it',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await userEvent.hover(card)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tools' }))
    await expect(canvas.getByRole('img', { name: 'The tools' })).toBeVisible()
    await userEvent.unhover(card)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'The tools' })).toBeNull())
  },
}

export const OneLinkOverAll: Story = {
  name: 'The title link covers the card; heart, author and tags are above it',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect()
    const title = canvas.getByRole('link', { name: 'Shakshuka with feta' })
    const tag = canvas.getByRole('link', { name: 'vegetarian' }).getBoundingClientRect()
    await expect(pressedAt(card.left + card.width / 2, card.top + 100)).toBe(title)
    await expect(pressedAt(tag.left + 4, tag.top + 4)).toBe(
      canvas.getByRole('link', { name: 'vegetarian' }),
    )
    await expect(canvas.getByRole('link', { name: 'vegetarian' })).toHaveAttribute(
      'href',
      '/tags?Term=vegetarian',
    )
  },
}

export const OneStop: Story = {
  name: 'A card is one stop for Tab; arrows go through what is in it',
  render: (args) => (
    <>
      <RecipeCard {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: 'Shakshuka with feta' })
    const heart = canvas.getByRole('button', { name: /favourite/i })
    await userEvent.tab()
    await expect(title).toHaveFocus()
    // What appears with the focus is no stop either.
    await canvas.findByRole('button', { name: /Cook along/ })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(heart).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    const tags = canvas.getAllByRole('link')
    await expect(tags.at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
  },
}
