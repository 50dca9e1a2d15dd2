/**
 * Name under which the picture of a card and that of the page behind it are one, so that the browser
 * carries the one over to the other (CSS View Transitions).
 *
 * @param path of the page: `/recipes/5`
 */
export const pictureName = (path: string) => path.slice(1).replace('/', '-')
