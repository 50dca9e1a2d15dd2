import { use } from 'react'
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { PassportTable } from '../passport/passport-table.tsx'
import { pageOf, type PageOf } from './page-of.ts'
import {
  Changes,
  DoAndDont,
  Pairs,
  Points,
  TokensUsed,
  Transcripts,
  WhenToUse,
} from './sections.tsx'
import { loadSources, type ComponentSources } from './sources.ts'
import { States } from './states.tsx'

const sources = new Map<string, Promise<ComponentSources>>()

/** Loads sources once. `use` needs the same promise in every render. */
function sourcesOf(folder: string, guide: string): Promise<ComponentSources> {
  const key = `${folder}/${guide}`
  const known = sources.get(key) ?? loadSources(folder, guide)
  sources.set(key, known)
  return known
}

/**
 * The page of every component, by one template. Its guide in `../guides` is written by people; the
 * rest comes from the component's source, stories and transcripts.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const page = pageOf(String(preparedMeta.parameters.fileName ?? ''))
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {page === undefined ? (
        <>
          <Primary />
          <Controls />
          <Stories />
        </>
      ) : (
        <Sections {...page} name={preparedMeta.title.split('/').at(-1) ?? ''} />
      )}
    </>
  )
}

function Sections({ folder, guide: file, name }: PageOf & { name: string }) {
  const { source, transcripts, guide, states } = use(sourcesOf(folder, file))
  return (
    <>
      <p>
        <code className="wrap-anywhere whitespace-normal!">{`import { … } from 'simmer/design-system/${folder}'`}</code>
      </p>
      <WhenToUse guide={guide} />
      <Heading>Playground</Heading>
      <Primary />
      <div className="overflow-x-auto">
        <Controls />
      </div>
      <Stories title="Stories" includePrimary={false} />
      {states.map((module, index) => (
        <States key={`${folder}${index + 1}`} module={module} areLinks={guide?.coversPage} />
      ))}
      <DoAndDont comparison={guide?.comparison} />
      {guide && (
        <>
          <Pairs title="Anatomy" heads={['Part', 'What it is']} rows={guide.anatomy} none="One." />
          <Pairs
            title="Keyboard"
            heads={['Key', 'Does']}
            rows={guide.keys}
            none="It has no keys of its own: it cannot be focused."
          />
        </>
      )}
      <PassportTable folder={folder} guide={file} />
      <Transcripts texts={transcripts} />
      <TokensUsed source={source} />
      {guide && (
        <>
          <Points title="Words" points={guide.content} />
          <Points title="Known limits" points={guide.limits} />
        </>
      )}
      <Changes name={name} />
    </>
  )
}
