import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { PreviewBarProps } from './preview-bar.tsx'

/** The editor of an own recipe. */
export const LateEditor = lateComponent(async () => {
  const code = import('./screen/editor-screen.tsx')
  return (await withAreas(['recipeEditor', 'versions', 'app', 'publishing'], code)).EditorScreen
})

/** A version that was sent in, beside the recipe of now. */
export const LateSentVersion = lateComponent(async () => {
  const code = import('./versions/sent-version.tsx')
  return (await withAreas(['recipeEditor', 'versions'], code)).SentVersion
})

/** The bar over a recipe that is being written. */
export const LatePreviewBar = lateComponent<PreviewBarProps>(async () => {
  return (await withAreas(['recipeEditor'], import('./preview-bar.tsx'))).PreviewBar
})
