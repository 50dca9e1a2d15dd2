import type { Decorator } from '@storybook/react-vite'

/** Size of the story's frame, in CSS lengths: `parameters.frame`. */
export interface Frame {
  width?: string
  height?: string
}

/**
 * Renders a story in a frame of a given size, for components that follow the size of their
 * container.
 */
export const inFrame: Decorator = (Story, { parameters }) => {
  const { width = '100%', height = '50rem' } = (parameters.frame ?? {}) as Frame
  return (
    <div data-story-frame style={{ width, height }}>
      <Story />
    </div>
  )
}
