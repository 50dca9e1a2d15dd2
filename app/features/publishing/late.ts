import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'

/** Where an own recipe is sent in. */
export const LateSendIn = lateComponent(async () => {
  return (await withAreas(['publishing'], import('./send-in-page.tsx'))).SendInPage
})

/** How an own recipe stands on its way to everybody. */
export const LatePublication = lateComponent(async () => {
  return (await withAreas(['publishing'], import('./publication-page.tsx'))).PublicationPage
})

/** A recipe that was sent back, above the list of own recipes. */
export const LateSentBack = lateComponent(async () => {
  return (await withAreas(['publishing'], import('./sent-back.tsx'))).SentBack
})
