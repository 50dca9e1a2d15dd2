import { lazy, Suspense, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A component whose code is fetched when it is first rendered. Nothing stands there until it comes,
 * and nothing when it does not: only for what a screen can do without.
 *
 * @param load imports the component
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Nothing }
    }
  })
  return function Optional(props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    )
  }
}
