import type { ComponentType } from 'react'
import { optional, type OptionalParts } from '#design-system/lib/optional.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'

/**
 * A component whose code is fetched when it is first rendered. A failure is logged. For code
 * that is fetched when a button is pressed, use `useOnDemand`: it has a pending and a failed state.
 *
 * @param load imports the component
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts?: OptionalParts<Props>,
): ComponentType<Props> {
  const reported = async () => {
    try {
      return await load()
    } catch (error) {
      reportFailure(error)
      throw error
    }
  }
  return optional(reported, parts)
}
