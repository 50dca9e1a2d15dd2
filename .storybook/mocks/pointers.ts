import { spyOn } from 'storybook/test'

/**
 * Lets events made by hand drag: they have no pointer that could be captured.
 *
 * @returns what takes it back
 */
export function uncapturedPointers(): () => void {
  const spies = [
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined),
    spyOn(Element.prototype, 'hasPointerCapture').mockImplementation(() => true),
    spyOn(Element.prototype, 'releasePointerCapture').mockImplementation(() => undefined),
  ]
  return () => spies.forEach((spy) => spy.mockRestore())
}
