export { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
