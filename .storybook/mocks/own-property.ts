/**
 * Puts something in front of what an object inherits, such as a browser's own feature.
 *
 * @returns what takes it away again
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
