import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Id } from '#contract/common.ts'
import type { EditorPage } from './editor/editor-page.tsx'

/** A cookbook in its editor. Its screen has the words already. */
export const LateEditorPage = lateComponent<Parameters<typeof EditorPage>[0]>(
  async () => (await import('./editor/editor-page.tsx')).EditorPage,
)

/** Where an author publishes a cookbook. */
export const LatePublishPage = lateComponent<{ id: Id }>(
  async () =>
    (await withAreas(['publishing'], import('./publishing/publish-page.tsx'))).PublishPage,
)

/** What readers see of a cookbook, beside what would be published. */
export const LateComparePage = lateComponent<{ id: Id; version?: Id }>(
  async () =>
    (await withAreas(['publishing', 'bookComparison'], import('./publishing/compare-page.tsx')))
      .ComparePage,
)

/** How a cookbook stands on its way to everybody. */
export const LateStandingPage = lateComponent<{ id: Id }>(
  async () =>
    (await withAreas(['publishing'], import('./publishing/standing-page.tsx'))).StandingPage,
)
