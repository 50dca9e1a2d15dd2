export { ShareLinks, type ShareLinksProps } from '#design-system/share-modal/share-links.tsx'
export {
  SHARE_NETWORKS,
  shareUrl,
  type ShareContent,
  type ShareNetwork,
} from '#design-system/share-modal/share-modal.logic.ts'
export { ShareModal, type ShareModalProps } from '#design-system/share-modal/share-modal.tsx'
export { useShare, type Share } from '#design-system/share-modal/use-share.ts'
