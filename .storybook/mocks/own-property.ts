/**
 * Shadows an inherited property, such as a feature of the browser.
 *
 * @returns a function that removes it
 */
export function ownProperty<Target extends object>(
  target: Target,
  name: keyof Target,
  value: unknown,
): () => void {
  Object.defineProperty(target, name, { configurable: true, value })
  return () => {
    Reflect.deleteProperty(target, name)
  }
}
