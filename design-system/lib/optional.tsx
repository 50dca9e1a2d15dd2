import { lazy, Suspense, type ComponentType } from 'react'

const Nothing = () => null

/** What {@link optional} renders in place of a component. */
export interface OptionalParts<Props> {
  /** Rendered until the code is there. @default nothing */
  pending?: ComponentType<Props>
  /** Rendered when the code could not be loaded. @default nothing */
  failed?: ComponentType<Props>
}

/**
 * A component whose code is fetched when it is first rendered.
 *
 * @param load imports the component
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending: Pending = Nothing, failed: Failed = Nothing }: OptionalParts<Props> = {},
): ComponentType<Props> {
  const Late = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Failed }
    }
  })
  return function Optional(props) {
    return (
      <Suspense fallback={<Pending {...props} />}>
        <Late {...props} />
      </Suspense>
    )
  }
}
