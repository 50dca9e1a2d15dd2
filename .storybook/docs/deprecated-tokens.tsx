import { deprecatedTokens } from './tokens.ts'

/** The tokens that should not be used any more. */
export function DeprecatedTokens() {
  const tokens = deprecatedTokens()
  if (tokens.length === 0) return <p>No token is deprecated now.</p>
  return (
    <ul>
      {tokens.map(({ namespace, name, deprecated }) => (
        <li key={`${namespace} ${name}`}>
          <code>{`--${namespace}-${name}`}</code>
          {deprecated !== true && `: ${deprecated}`}
        </li>
      ))}
    </ul>
  )
}
