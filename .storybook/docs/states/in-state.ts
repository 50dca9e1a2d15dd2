import { showStates, type ShownState } from './shown-states.ts'

/**
 * Parameters that render elements as hovered, pressed or focused. A page has only one pointer and
 * one focus, and a sheet shows several states at once.
 *
 * @param state the state to show
 * @param on the elements, as a selector
 */
export function inState(state: ShownState, on: string) {
  return {
    beforeEach: showStates,
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => {
      for (const element of canvasElement.querySelectorAll(on)) {
        element.setAttribute('data-shows', state)
      }
    },
  }
}
