export { Comments } from './comment-section.tsx'
export { usePosting } from './comments.ts'
export { useTooLong } from './use-too-long.ts'
