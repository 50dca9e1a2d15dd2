/** The release of a version, without its build: `1.4.0`. */
export const releaseOf = (version: string): string => version.split('+', 1)[0] ?? version

/** Names that tell versions apart: their releases, and their builds where these alone differ. */
export function distinctNames(versions: readonly string[]): string[] {
  const releases = versions.map(releaseOf)
  return new Set(releases).size === releases.length ? releases : [...versions]
}
