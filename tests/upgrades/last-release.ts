import { execFileSync } from 'node:child_process'

/** The commit that stands for the last release while no version has a tag. */
const WITHOUT_TAG = 'eabc9df'

function git(args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** The newest tag of a version before this commit; undefined without any, or without git. */
function lastTag(): string | undefined {
  try {
    return git(['describe', '--tags', '--abbrev=0', '--match', 'simmer@*', 'HEAD^'])
  } catch {
    return undefined
  }
}

/** The last release, as git names it; undefined when its sources are not in this clone. */
export function lastRelease(): string | undefined {
  const release = lastTag() ?? WITHOUT_TAG
  try {
    git(['cat-file', '-e', `${release}^{commit}`])
    return release
  } catch {
    return undefined
  }
}

/** Whether a release has a file. */
export function hasFile(release: string, path: string): boolean {
  return git(['ls-tree', '--name-only', release, '--', path]) !== ''
}

/** Whether there is a migration that the last release, which has a tag, does not know. */
export function hasNewMigration(): boolean {
  const tag = lastTag()
  return tag !== undefined && git(['diff', '--name-only', tag, '--', 'server/db/migrations']) !== ''
}
