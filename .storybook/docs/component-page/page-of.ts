/** Where the stories of a page are. */
export interface PageOf {
  /** Folder in `design-system/`. */
  readonly folder: string
  /** Name of the guide: that of the story file, without its kind. */
  readonly guide: string
}

/**
 * Folder and guide of a file with stories; undefined outside of the design system. A folder with
 * several components has a story file and a guide for each.
 *
 * @param file such as `./design-system/avatar/person-link.stories.tsx`
 */
export function pageOf(file: string): PageOf | undefined {
  const [, folder, guide] = /design-system\/([^/]+)\/([^/.]+)[^/]*\.stories\.tsx$/u.exec(file) ?? []
  return folder === undefined || guide === undefined ? undefined : { folder, guide }
}
