import type { ReactNode } from 'react'
import { Heading } from '@storybook/addon-docs/blocks'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import css from '#design-system/tokens/tokens.css?raw'
import changelog from '../../../CHANGELOG.md?raw'
import { changesOf } from './changes.ts'
import type { Comparison, Guide } from './guide.ts'
import { tokensUsed } from './tokens-used.ts'

/** All tokens with their values, in the order of the style sheet; the first value counts. */
const TOKENS = new Map(
  [...css.matchAll(/^\s*--([a-z0-9-]+):\s*([^;]+);/gmu)]
    .toReversed()
    .map(([, name = '', value = '']) => [name, value]),
)

/** Texts of changes that are not released yet. */
const PENDING = Object.values(
  import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** A sentence with code between backticks. */
function Sentence({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))
}

/** Sentences as a list, below a heading; nothing without sentences. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Sentence text={point} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Pairs as a table with two columns. */
export function Pairs({
  title,
  heads,
  rows,
  none,
}: {
  title: string
  heads: readonly [string, string]
  rows: readonly (readonly [string, ReactNode])[]
  /** Said in place of an empty table. */
  none: string
}) {
  return (
    <>
      <Heading>{title}</Heading>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{heads[0]}</th>
              <th>{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, second]) => (
              <tr key={first}>
                <td>{first}</td>
                <td>{typeof second === 'string' ? <Sentence text={second} /> : second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** The right and the wrong way, live, side by side. */
export function DoAndDont({ comparison }: { comparison: Comparison | undefined }) {
  if (!comparison) return null
  const sides = [
    ['Do', comparison.good, comparison.right],
    ['Don’t', comparison.bad, comparison.wrong],
  ] as const
  return (
    <>
      <Heading>Do and don’t</Heading>
      <DesignSystemProvider language="en" messages={en}>
        <div className="grid gap-6 tablet:grid-cols-2">
          {sides.map(([name, example, text]) => (
            <figure key={name} className="m-0 grid min-w-0 content-start gap-3">
              <div className="sb-unstyled overflow-auto rounded-control border border-line bg-ground p-6">
                {example}
              </div>
              <figcaption>
                <b>{name}:</b> <Sentence text={text} />
              </figcaption>
            </figure>
          ))}
        </div>
      </DesignSystemProvider>
    </>
  )
}

/** What a screen reader says, as the tests recorded it. */
export function Transcripts({ texts }: { texts: ReadonlyMap<string, string> }) {
  if (texts.size === 0) return null
  return (
    <>
      <Heading>What a screen reader says</Heading>
      {[...texts].map(([language, text]) => (
        <details key={language}>
          <summary>{language === 'de' ? 'German' : 'English'}</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </>
  )
}

/** The tokens that a component's source names. */
export function TokensUsed({ source }: { source: string }) {
  const names = tokensUsed(source, [...TOKENS.keys()].toReversed())
  return (
    <Pairs
      title="Tokens"
      heads={['Token', 'Value']}
      rows={names.map((name) => [`--${name}`, <code key={name}>{TOKENS.get(name)}</code>])}
      none="It uses no token by itself."
    />
  )
}

/** What only people know of a component, above its playground. */
export function WhenToUse({ guide }: { guide: Guide | undefined }) {
  if (!guide) return null
  return (
    <>
      <Points title="Use it" points={guide.use} />
      <Points title="Use something else" points={guide.avoid} />
    </>
  )
}

/** What changed, as the list of changes says it. */
export function Changes({ name }: { name: string }) {
  const changes = changesOf([name], changelog, PENDING)
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length === 0 ? (
        <p>None since version 1.0.0, which brought it.</p>
      ) : (
        <ul>
          {changes.map(({ version, text }) => (
            <li key={text}>
              <b>{version ?? 'Next version'}:</b> <Sentence text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
