import type { Publication } from '#contract/publishing/publication.ts'

/** What the version is called that an author writes now: of one that was returned, the same as before. */
export function nextNumber({ Submission, Versions }: Publication): number {
  const published = Versions[0]?.Number ?? 0
  return Submission?.State === 'returned' ? Submission.Number : published + 1
}
