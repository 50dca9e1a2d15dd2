import type { AST } from '@eslint-community/regexpp'
import type { Alphabet, Letters } from './letters.ts'
import { isAtom, LIMITED_MAX, longest } from './parts.ts'

/** What an assertion between two characters asks of them. */
interface Guard {
  readonly before: Letters
  /** Whether it holds at the start of the text, where there is no character before. */
  readonly atStart: boolean
  readonly after: Letters
}

/** A way to a place of the pattern, and what the assertions on it ask. */
interface Way {
  readonly place: number
  readonly guard: Guard
}

/** How a part of a pattern begins and ends. */
interface Part {
  readonly first: readonly Way[]
  readonly last: readonly Way[]
  /** Ways through it without a character. */
  readonly empty: readonly Guard[]
}

/** A state: the last character was matched at a place, and is one of some letters. */
export interface State {
  readonly letters: Letters
  /** States that may follow; one that may follow in two ways is there twice. */
  readonly next: number[]
}

/** How a bounded repetition of many is taken: as one of few, or as one without an end. */
export type Bounds = 'few' | 'endless'

/** Repetitions up to which a bounded one is taken as it is. */
export const EXACT_MAX = 8
const PLACES_MAX = 3_000

const isStart = (node: AST.Element | undefined) =>
  node?.type === 'Assertion' && node.kind === 'start'

/** Builds the automaton of the places of a pattern (Glushkov's), which has a run for each way to match. */
export class Automaton {
  readonly #alphabet: Alphabet
  readonly #flags: AST.Flags
  readonly #bounds: Bounds
  readonly #places: Letters[] = []
  readonly #steps: { from: number; to: number; guard: Guard }[] = []
  readonly #free: Guard

  constructor(alphabet: Alphabet, flags: AST.Flags, bounds: Bounds) {
    this.#alphabet = alphabet
    this.#flags = flags
    this.#bounds = bounds
    this.#free = { before: alphabet.all, atStart: true, after: alphabet.all }
  }

  /**
   * The states of a pattern that is looked for in a text. The first state is the start of the text.
   * @param isSearched whether a match may begin anywhere, and not at the start alone
   */
  states(alternatives: readonly AST.Alternative[], isSearched: boolean): State[] {
    const { first } = this.#either(alternatives)
    const blocks = this.#blocks(first)
    const { all } = this.#alphabet
    // The places, and one for the text before a match.
    const places = [...this.#places, ...(isSearched ? [all] : [])]
    const skip = this.#places.length
    const states: State[] = [{ letters: 0n, next: [] }]
    const ids = places.map((letters) =>
      blocks.map((block) => {
        if ((letters & block) === 0n) return -1
        return states.push({ letters: letters & block, next: [] }) - 1
      }),
    )
    const link = (from: number, block: Letters | undefined, to: number, guard: Guard) => {
      const holds = block === undefined ? guard.atStart : (block & guard.before) !== 0n
      if (!holds) return
      for (const [index, target] of (ids[to] ?? []).entries()) {
        // A guard for the character after it takes whole blocks, too.
        if (target >= 0 && ((blocks[index] ?? 0n) & guard.after) !== 0n)
          states[from]?.next.push(target)
      }
    }
    const linkAll = (from: number, to: number, guard: Guard) => {
      for (const [index, id] of (ids[from] ?? []).entries())
        if (id >= 0) link(id, blocks[index], to, guard)
    }
    for (const { from, to, guard } of this.#steps) linkAll(from, to, guard)
    for (const { place, guard } of first) {
      link(0, undefined, place, guard)
      if (isSearched) linkAll(skip, place, guard)
    }
    if (isSearched) {
      link(0, undefined, skip, this.#free)
      linkAll(skip, skip, this.#free)
    }
    return states
  }

  /** Sets of letters between which no assertion makes a difference. */
  #blocks(first: readonly Way[]): Letters[] {
    let blocks = [this.#alphabet.all]
    for (const { guard } of [...this.#steps, ...first]) {
      for (const set of [guard.before, guard.after]) {
        blocks = blocks.flatMap((block) => [block & set, block & ~set].filter((one) => one !== 0n))
      }
    }
    return blocks
  }

  #either(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) => this.#sequence(elements))
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      empty: fewest(parts.flatMap(({ empty }) => empty)),
    }
  }

  #sequence(elements: readonly AST.Element[]): Part {
    const nothing: Part = { first: [], last: [], empty: [this.#free] }
    return elements.reduce<Part>(
      (before, node) => this.#joined(before, this.#element(node)),
      nothing,
    )
  }

  #joined(one: Part, two: Part): Part {
    this.#link(one.last, two.first)
    return {
      first: [...one.first, ...guarded(one.empty, two.first)],
      last: [...two.last, ...guarded(two.empty, one.last)],
      empty: fewest(one.empty.flatMap((guard) => two.empty.map((other) => both(guard, other)))),
    }
  }

  #link(last: readonly Way[], first: readonly Way[]): void {
    for (const from of last)
      for (const to of first)
        this.#steps.push({ from: from.place, to: to.place, guard: both(from.guard, to.guard) })
  }

  #element(node: AST.Element): Part {
    if (isAtom(node)) {
      const place = this.#places.push(this.#alphabet.of(node)) - 1
      if (place > PLACES_MAX) throw new Error('It is too large.')
      const way = { place, guard: this.#free }
      return { first: [way], last: [way], empty: [] }
    }
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      return this.#either(node.alternatives)
    if (node.type === 'Quantifier') return this.#repeated(node)
    if (node.type === 'Assertion') return { first: [], last: [], empty: this.#guards(node) }
    throw new Error('It has a back reference.')
  }

  #repeated({ element, min, max }: AST.Quantifier): Part {
    if (max !== Infinity && max > LIMITED_MAX) throw new Error(`It repeats up to ${max} times.`)
    const isMany = max > EXACT_MAX
    const isEndless = max === Infinity || (isMany && this.#bounds === 'endless')
    const needed = Math.min(min, isMany ? 2 : EXACT_MAX)
    const nothing: Part = { first: [], last: [], empty: [this.#free] }
    let part = nothing
    for (let count = 0; count < needed; count++) part = this.#joined(part, this.#element(element))
    if (isEndless) return this.#joined(part, this.#endless(element))
    // Nested, so that each number of repetitions is one way: (?:a(?:a(?:a)?)?)?
    let rest = nothing
    const more = isMany ? 3 : max - needed
    for (let count = 0; count < more; count++) {
      const inner = this.#joined(this.#element(element), rest)
      rest = { ...inner, empty: [this.#free] }
    }
    return this.#joined(part, rest)
  }

  /** A repetition never takes nothing again and again. */
  #endless(element: AST.Element): Part {
    const inner = this.#element(element)
    this.#link(inner.last, inner.first)
    return { first: inner.first, last: inner.last, empty: [this.#free] }
  }

  #guards(node: AST.Assertion): Guard[] {
    const { all, words, newlines } = this.#alphabet
    const free = this.#free
    const others = all & ~words
    const { multiline } = this.#flags
    if (node.kind === 'start') return [{ ...free, before: multiline ? newlines : 0n }]
    if (node.kind === 'end') return [{ ...free, after: multiline ? newlines : 0n }]
    if (node.kind === 'word') {
      const [after, other] = node.negate ? [words, others] : [others, words]
      return [
        { before: words, atStart: false, after },
        { before: others, atStart: true, after: other },
      ]
    }
    if (node.kind === 'lookahead') return [this.#ahead(node)]
    if (node.kind === 'lookbehind') return [this.#behind(node)]
    throw new Error(`Not an assertion that is known: ${node.raw}`)
  }

  /** What the next character has to be. What is asked beyond it only takes ways to match away. */
  #ahead({ negate, alternatives }: AST.LookaroundAssertion): Guard {
    const firsts = alternatives.map(({ elements }) => elements[0])
    if (negate) {
      const single = alternatives.filter(({ elements }) => elements.length === 1)
      return {
        ...this.#free,
        after: this.#alphabet.all & ~this.#union(single.map((one) => one.elements[0])),
      }
    }
    const isKnown = firsts.every(
      (node) => isAtom(node) || (node?.type === 'Assertion' && node.kind === 'end'),
    )
    return isKnown ? { ...this.#free, after: this.#union(firsts) } : this.#free
  }

  #behind({ negate, alternatives }: AST.LookaroundAssertion): Guard {
    const single = alternatives
      .filter(({ elements }) => elements.length === 1)
      .map(({ elements }) => elements[0])
    if (negate) {
      const before = this.#alphabet.all & ~this.#union(single)
      return { ...this.#free, before, atStart: !single.some(isStart) }
    }
    const lasts = alternatives.map(({ elements }) => elements.at(-1))
    if (!lasts.every((node) => isAtom(node) || isStart(node))) return this.#free
    return { ...this.#free, before: this.#union(lasts), atStart: lasts.some(isStart) }
  }

  #union(nodes: readonly (AST.Element | undefined)[]): Letters {
    return nodes.reduce((set, node) => (isAtom(node) ? set | this.#alphabet.of(node) : set), 0n)
  }
}

function both(one: Guard, two: Guard): Guard {
  return {
    before: one.before & two.before,
    atStart: one.atStart && two.atStart,
    after: one.after & two.after,
  }
}

function guarded(guards: readonly Guard[], ways: readonly Way[]): Way[] {
  return guards.flatMap((guard) => ways.map((way) => ({ ...way, guard: both(guard, way.guard) })))
}

/** At most two equal ways: more say nothing else. */
function fewest(guards: readonly Guard[]): Guard[] {
  const counts = new Map<string, number>()
  return guards.filter(({ before, atStart, after }) => {
    const key = `${before} ${atStart} ${after}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= 2
  })
}

/** Whether a lookaround reads no more than a limited number of characters. */
export function isLimited({ alternatives }: AST.LookaroundAssertion): boolean {
  return alternatives.every(({ elements }) => longest(elements) <= LIMITED_MAX)
}
