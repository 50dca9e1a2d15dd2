/** What is said about a recipe that is withdrawn, and about one in the other language alone. */
export const standing = {
  title: 'This recipe was withdrawn',
  text: 'Whoever wrote it has taken it down. It may come back to this address.',
  recipes: 'Find another recipe',
  kept: 'Withdrawn: others no longer find it. You still have it, as it was.',
  onlyEn: 'Only in English so far',
  onlyDe: 'Only in German so far',
} as const
