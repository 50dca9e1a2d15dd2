import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp'
import { Alphabet } from './letters.ts'
import { Automaton, EXACT_MAX, isLimited, type Bounds } from './automaton.ts'
import { growthOf, type Growth } from './growth.ts'
import { atomsIn, requiredOf } from './parts.ts'

/** Whether a pattern takes time that grows with its text alone, and why not. */
export interface Verdict {
  readonly isLinear: boolean
  /** "linear", "polynomial when it is searched", "It has a back reference." */
  readonly words: string
}

interface Parsed {
  readonly alternatives: readonly AST.Alternative[]
  readonly flags: AST.Flags
  readonly alphabet: Alphabet
}

function growth(
  { alphabet, flags, alternatives }: Parsed,
  bounds: Bounds,
  isSearched: boolean,
): Growth {
  return growthOf(new Automaton(alphabet, flags, bounds).states(alternatives, isSearched))
}

/** Whether an assertion is tried at the start of the text alone. */
function isAtStart({ parent }: AST.LookaroundAssertion, { multiline }: AST.Flags): boolean {
  if (multiline || parent.type !== 'Alternative' || parent.parent.type !== 'Pattern') return false
  const [first] = parent.elements
  return first?.type === 'Assertion' && first.kind === 'start'
}

/** Whether a pattern repeats anything more than a few times. */
function repeats(pattern: AST.Pattern): boolean {
  let most = 0
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ max }) => {
      most = Math.max(most, max)
    },
    onBackreferenceEnter: () => {
      most = Infinity
    },
  })
  return most > EXACT_MAX
}

function lookaroundsOf(pattern: AST.Pattern): AST.LookaroundAssertion[] {
  const found: AST.LookaroundAssertion[] = []
  visitRegExpAST(pattern, {
    onAssertionEnter: (node) => {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') found.push(node)
    },
  })
  return found
}

/**
 * Judges a pattern for the matcher of JavaScript, which tries one way after the other. Every text is
 * assumed to fail as late as it can, so that a pattern may be better than its verdict, never worse.
 */
export function judge(source: string, flagWords: string): Verdict {
  try {
    const bad = reasonAgainst(source, flagWords)
    return { isLinear: bad === undefined, words: bad ?? 'linear' }
  } catch (error) {
    return { isLinear: false, words: (error as Error).message }
  }
}

function reasonAgainst(source: string, flagWords: string): string | undefined {
  const parser = new RegExpParser()
  const flags = parser.parseFlags(flagWords)
  const pattern = parser.parsePattern(source, 0, source.length, flags)
  if (!repeats(pattern)) return undefined
  const alphabet = new Alphabet(atomsIn(pattern), flags)
  const endless = lookaroundsOf(pattern).filter((node) => !isLimited(node))
  for (const node of endless) {
    if (!isAtStart(node, flags)) return 'It looks ahead or behind without an end.'
    const inner = growth({ alphabet, flags, alternatives: node.alternatives }, 'few', false)
    if (inner !== 'linear') return `${inner} in a lookahead`
  }
  const whole = { alphabet, flags, alternatives: pattern.alternatives }
  if (growth(whole, 'endless', false) === 'exponential') return 'exponential'
  const alternatives = pattern.alternatives.map((one) =>
    Object.assign({}, one, { elements: requiredOf(one.elements) }),
  )
  const required = { alphabet, flags, alternatives }
  const anchored = growth(required, 'few', false)
  if (anchored !== 'linear') return anchored
  const bounded = growth(required, 'endless', false)
  if (bounded !== 'linear') return `${bounded} within its bounds`
  if (flags.sticky) return undefined
  const searched = growth(required, 'few', true)
  return searched === 'linear' ? undefined : `${searched} when it is searched`
}
