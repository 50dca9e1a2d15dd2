import { spyOn } from 'storybook/test'

/**
 * Makes pointer capture a no-op, so that dispatched events can drag: their pointer does not exist.
 *
 * @returns a function that reverts it
 */
export function uncapturedPointers(): () => void {
  const spies = [
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined),
    spyOn(Element.prototype, 'hasPointerCapture').mockImplementation(() => true),
    spyOn(Element.prototype, 'releasePointerCapture').mockImplementation(() => undefined),
  ]
  return () => spies.forEach((spy) => spy.mockRestore())
}
