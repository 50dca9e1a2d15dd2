import type { CSSProperties, ReactNode } from 'react'
import { tokensOf, type Namespace } from './tokens.ts'

/** Style of the patch that shows a token, by the CSS variable of the token. */
type Look = (variable: string) => CSSProperties

const LOOKS: Partial<Record<Namespace, Look>> = {
  spacing: (variable) => ({ inlineSize: variable, maxInlineSize: '100%', blockSize: '1rem' }),
  radius: (variable) => ({ borderRadius: variable, inlineSize: '4rem', blockSize: '2.5rem' }),
  shadow: (variable) => ({
    boxShadow: variable,
    background: 'var(--color-surface)',
    inlineSize: '4rem',
    blockSize: '2.5rem',
    margin: '1rem',
  }),
}

/** Every token of a namespace: variable, value and, for some namespaces, a patch that shows it. */
export function TokenTable({ namespace }: { namespace: Namespace }): ReactNode {
  const look = LOOKS[namespace]
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {look && <th>Looks</th>}
        </tr>
      </thead>
      <tbody>
        {tokensOf(namespace).map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{`--${namespace}-${name}`}</code>
            </td>
            <td>{value}</td>
            {look && (
              <td className="min-w-48">
                <div
                  role="img"
                  aria-label={value}
                  className="bg-action"
                  style={look(`var(--${namespace}-${name})`)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
