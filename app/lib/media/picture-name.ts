/**
 * `view-transition-name` that the picture of a card shares with the picture of its page, so that the
 * browser animates the one into the other.
 *
 * @param path of the page: `/recipes/5`
 */
export const pictureName = (path: string) => path.slice(1).replace('/', '-')
