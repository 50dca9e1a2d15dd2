import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { EditorPage } from './editor/editor-page.tsx'

/** A cookbook in its editor. Its screen has the words already. */
export const LateEditorPage = lateComponent<Parameters<typeof EditorPage>[0]>(
  async () => (await import('./editor/editor-page.tsx')).EditorPage,
)
