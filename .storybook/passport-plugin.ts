import type { Plugin } from 'vite'
import { readPassport, type Entry } from '../tests/passport/passport-file.ts'
import { digestsOf } from '../tests/visual/digests.ts'
import { storyFiles } from '../tests/visual/stories.ts'
import type { EngineName } from '../tests/passport/engine.ts'

/** What came out for a story file in an engine, and whether its code is still the same. */
export interface ShownEntry extends Omit<Entry, 'digest'> {
  isCurrent: boolean
}

/** The passport, as pages show it. */
export interface ShownPassport {
  engines: Partial<Record<EngineName, string>>
  files: Record<string, Partial<Record<EngineName, ShownEntry>>>
}

/** The passport of every component: what was not tried is empty, what changed since is marked. */
function currentPassport(): ShownPassport {
  const { engines, files } = readPassport()
  const digests = digestsOf(storyFiles().filter((file) => file.startsWith('design-system/')))
  const shown = [...digests].map(([file, now]) => [
    file,
    Object.fromEntries(
      Object.entries(files[file] ?? {}).map(([engine, { digest, ...entry }]) => [
        engine,
        { ...entry, isCurrent: digest === now },
      ]),
    ),
  ])
  return { engines, files: Object.fromEntries(shown) as ShownPassport['files'] }
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
