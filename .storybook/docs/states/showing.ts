import { showStates, type ShownState } from './shown-states.ts'

/**
 * What a story takes over to show elements as a pointer or the keyboard would: a page has only one
 * of each, and what a pointer does is gone with its next move.
 *
 * @param state what they show
 * @param on which elements, as a selector
 */
export function showing(state: ShownState, on: string) {
  return {
    beforeEach: showStates,
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => {
      for (const element of canvasElement.querySelectorAll(on)) {
        element.setAttribute('data-shows', state)
      }
    },
  }
}
