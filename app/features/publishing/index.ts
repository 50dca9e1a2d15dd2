export { LatePublication, LateSendIn, LateSentBack } from './late.ts'
export type { LookAt } from './versions.tsx'
export { publishingKeys } from './publishing-keys.ts'
export { usePublication, usePublishingActs } from './use-publication.ts'
