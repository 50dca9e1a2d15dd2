/** Hex digits of a content hash in an address. */
const HASH = /^(.+)\.([\da-f]{16})(\.\w+)$/

/** A parsed path below `/media`. */
export interface ServedPath {
  /** Path of the file in a media folder. */
  path: string
  /** Content hash; undefined when the URL has none. */
  hash: string | undefined
}

/**
 * The address of a file with this content: `recipes/shakshuka/cover.webp` becomes
 * `recipes/shakshuka/cover.0123456789abcdef.webp`. Such an address never changes what it means, so
 * it is cached for good; this is what the database holds as `path`.
 * @param hash from `contentHash` of `content-hash.ts`
 */
export function servedPath(path: string, hash: string): string {
  const dot = path.lastIndexOf('.')
  return `${path.slice(0, dot)}.${hash}${path.slice(dot)}`
}

/** The opposite of {@link servedPath}. */
export function parseServedPath(served: string): ServedPath {
  const [, stem, hash, ending] = HASH.exec(served) ?? []
  if (stem === undefined || ending === undefined) return { path: served, hash: undefined }
  return { path: `${stem}${ending}`, hash }
}
