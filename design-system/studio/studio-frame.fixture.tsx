import type { Decorator } from '@storybook/react-vite'
import type { Frame } from '../../.storybook/decorators/frame.tsx'

/** Renders a story of the studio in a frame, `parameters.frame`, that the stage fills. */
export const inStudio: Decorator = (Story, { parameters }) => {
  const { width = '1280px', height = '800px' } = (parameters.frame ?? {}) as Frame
  return (
    <div data-story-frame style={{ width, height, contain: 'layout', overflow: 'hidden' }}>
      <Story />
    </div>
  )
}
