/** The story files that the page can show, by their path from the root. */
declare module 'virtual:stories' {
  const stories: Record<string, () => Promise<unknown>>
  export default stories
}
