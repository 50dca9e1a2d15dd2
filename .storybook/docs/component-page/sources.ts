import type { Guide } from './guide.ts'

type Loaders<Module> = Record<string, () => Promise<Module>>

const SOURCES: Loaders<string> = import.meta.glob<string>(
  [
    '../../../design-system/*/*.{ts,tsx,css}',
    '!../../../design-system/**/*.{stories,test,fixture,fixtures,helpers}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default' },
)
const TRANSCRIPTS: Loaders<string> = import.meta.glob<string>(
  '../../../design-system/*/spoken.{en,de}.txt',
  { query: '?raw', import: 'default' },
)
const GUIDES: Loaders<Guide> = import.meta.glob<Guide>('../guides/*.tsx', { import: 'guide' })
const STATES: Loaders<Record<string, unknown>> = import.meta.glob<Record<string, unknown>>([
  '../../../design-system/*/*.{states,screens}.stories.tsx',
])

const below = <Module>(loaders: Loaders<Module>, folder: string) =>
  Object.entries(loaders).filter(([path]) => path.includes(`/design-system/${folder}/`))

/** Whether a module's stories are on no page of their own. */
const hasNoPage = (module: Record<string, unknown>) =>
  (module.default as { tags?: readonly string[] }).tags?.includes('!autodocs') === true

/** Everything that is known of a component by its folder. */
export interface ComponentSources {
  /** Text of its modules and style sheets. */
  readonly source: string
  /** What a screen reader says, by language. */
  readonly transcripts: ReadonlyMap<string, string>
  readonly guide: Guide | undefined
  /** Modules with stories of its states. */
  readonly states: readonly Record<string, unknown>[]
}

/**
 * Loads the files of a component.
 *
 * @param folder in `design-system/`
 * @param name of its guide, and of its files with stories
 */
export async function loadSources(folder: string, name: string): Promise<ComponentSources> {
  const all = <Module>(loaders: Loaders<Module>) =>
    Promise.all(below(loaders, folder).map(([, load]) => load()))
  const transcripts = await Promise.all(
    below(TRANSCRIPTS, folder).map(
      async ([path, load]) => [path.slice(-6, -4), await load()] as const,
    ),
  )
  const states = await Promise.all(
    below(STATES, folder)
      .filter(([path]) => path.includes(`/${name}.`))
      .map(([, load]) => load()),
  )
  return {
    source: (await all(SOURCES)).join('\n'),
    transcripts: new Map(transcripts),
    guide: await GUIDES[`../guides/${name}.tsx`]?.(),
    states: states.filter(hasNoPage),
  }
}
