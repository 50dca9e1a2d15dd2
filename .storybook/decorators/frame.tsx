import type { Decorator } from '@storybook/react-vite'

/** Size of the window that a story stands in, in CSS lengths: `parameters.frame`. */
export interface Frame {
  width?: string
  height?: string
}

/** Puts a story into a window of its own size, for components that lay themselves out by it. */
export const inFrame: Decorator = (Story, { parameters }) => {
  const { width = '100%', height = '50rem' } = (parameters.frame ?? {}) as Frame
  return (
    <div style={{ width, height }}>
      <Story />
    </div>
  )
}
