export { StudioPage } from './studio-page.tsx'
export { studioPath } from './studio-path.ts'
