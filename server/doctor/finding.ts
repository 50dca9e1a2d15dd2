/** A result of a check. */
export interface Finding {
  /** The part of the set-up. */
  part: string
  /** `good`; `look`: it works, but perhaps not as intended; `wrong`: something does not work. */
  state: 'good' | 'look' | 'wrong'
  /** The fact in one sentence. */
  fact: string
  /** How to fix it. */
  mend?: string
}

const SIGNS = { good: 'good ', look: 'look ', wrong: 'WRONG' } as const

/** The findings as lines of text, each with its fix below. */
export function printed(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ part, state, fact, mend }) => [
    `${SIGNS[state]}  ${part}: ${fact}`,
    ...(mend === undefined ? [] : [`       ${mend}`]),
  ])
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  const look = findings.filter(({ state }) => state === 'look').length
  return [...lines, '', `${wrong} wrong, ${look} to look at.`].join('\n')
}
