export { SectionHead, type SectionHeadProps } from '#design-system/section-head/section-head.tsx'
