import type { Plugin } from 'vite'
import {
  readPassport,
  type Entry,
  type SizeEntry,
} from '../tests/workshop/passport/passport-file.ts'
import { digestsOf } from '../tests/workshop/digests.ts'
import { acceptedStates, isStateOf, storyFiles } from '../tests/workshop/stories.ts'
import type { EngineName } from '../tests/workshop/engines/engine.ts'

/** What came out for a story file in an engine, and whether its code is still the same. */
export interface ShownEntry extends Omit<Entry, 'digest'> {
  isCurrent: boolean
}

/** What the component of a story file weighed, and whether its code is still the same. */
export interface ShownSizes extends Omit<SizeEntry, 'digest'> {
  isCurrent: boolean
}

/** The passport, as pages show it. Everything is by story file. */
export interface ShownPassport {
  engines: Partial<Record<EngineName, string>>
  files: Record<string, Partial<Record<EngineName, ShownEntry>>>
  sizes: Record<string, ShownSizes>
  /** How many states have an accepted picture. */
  pictures: Record<string, number>
}

/** The passport of every component: what was not tried is empty, what changed since is marked. */
function currentPassport(): ShownPassport {
  const { engines, files, sizes } = readPassport()
  const digests = digestsOf(storyFiles().filter((file) => file.startsWith('design-system/')))
  const states = acceptedStates()
  const shown: ShownPassport = { engines, files: {}, sizes: {}, pictures: {} }
  for (const [file, now] of digests) {
    const entries = Object.entries(files[file] ?? {}).map(([engine, { digest, ...entry }]) => [
      engine,
      { ...entry, isCurrent: digest === now },
    ])
    shown.files[file] = Object.fromEntries(entries) as ShownPassport['files'][string]
    const weighed = sizes[file]
    if (weighed) {
      const { digest, ...size } = weighed
      shown.sizes[file] = { ...size, isCurrent: digest === now }
    }
    shown.pictures[file] = states.filter((state) => isStateOf(state, file)).length
  }
  return shown
}

/** Gives pages the passport as `virtual:passport`. */
export const passport: Plugin = {
  name: 'passport',
  resolveId: { filter: { id: /^virtual:passport$/ }, handler: () => '\0virtual:passport' },
  load: {
    filter: { id: /^\0virtual:passport$/ },
    handler: () => `export default ${JSON.stringify(currentPassport())}`,
  },
}
