import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..')
/** Folder of the accepted pictures, from the root. */
const BASELINES = 'tests/workshop/pictures/baselines'

/** Every story file, from the root. */
export function storyFiles(): string[] {
  return globSync('{design-system,app,.storybook/docs}/**/*.stories.tsx', { cwd: ROOT }).toSorted()
}

const withoutEnding = (file: string) => file.replace(/\.stories\.tsx$/, '')

/**
 * Name of a state: the path of its file without `.stories.tsx`, and the name of its export, such as
 * `design-system/banner/banner/Tones`.
 */
export function stateName(file: string, story: string): string {
  return `${withoutEnding(file)}/${story}`
}

/** Whether a state belongs to a story file. */
export function isStateOf(state: string, file: string): boolean {
  return dirname(state) === withoutEnding(file)
}

/** Folder of the accepted pictures of a story file, from the root. */
export function folderOf(file: string): string {
  return `${BASELINES}/${withoutEnding(file)}`
}

/** The accepted picture of a state. */
export function baselineOf(state: string): string {
  return resolve(ROOT, BASELINES, `${state}.webp`)
}

/** States that have an accepted picture. */
export function acceptedStates(): string[] {
  return globSync('**/*.webp', { cwd: resolve(ROOT, BASELINES) })
    .map((path) => path.replace(/\.webp$/, ''))
    .toSorted()
}
