import type { State } from './automaton.ts'

/** How the number of ways to match grows with the length of a text. */
export type Growth = 'linear' | 'polynomial' | 'exponential'

/** Steps that are tried at most for one pattern. */
const STEPS_MAX = 3_000_000

/** The parts of a graph within which every node leads to every other (Tarjan). */
function componentsOf(count: number, nextOf: (node: number) => Iterable<number>): number[][] {
  const [index, low] = [new Map<number, number>(), new Map<number, number>()]
  const [stack, onStack, found] = [[] as number[], new Set<number>(), [] as number[][]]
  const enter = (node: number) => {
    index.set(node, index.size)
    low.set(node, index.size - 1)
    stack.push(node)
    onStack.add(node)
    return { node, next: [...nextOf(node)], at: 0 }
  }
  for (let root = 0; root < count; root++) {
    if (index.has(root)) continue
    const calls = [enter(root)]
    for (let call = calls.at(-1); call; call = calls.at(-1)) {
      const { node } = call
      const to = call.next[call.at++]
      if (to !== undefined) {
        if (!index.has(to)) calls.push(enter(to))
        else if (onStack.has(to)) low.set(node, Math.min(low.get(node)!, index.get(to)!))
        continue
      }
      calls.pop()
      const parent = calls.at(-1)?.node
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent)!, low.get(node)!))
      if (low.get(node) !== index.get(node)) continue
      const component = stack.splice(stack.lastIndexOf(node))
      for (const one of component) onStack.delete(one)
      found.push(component)
    }
  }
  return found
}

/** Looks for ways to match that multiply, in the automaton of a pattern. */
class Search {
  readonly #states: readonly State[]
  /** Loop that each state belongs to; undefined for a state that is passed once. */
  readonly #loopOf = new Map<number, number>()
  readonly #loops: readonly number[][]
  #steps = 0

  constructor(states: readonly State[]) {
    this.#states = states
    this.#loops = componentsOf(states.length, (node) => states[node]!.next).filter(
      ([first, ...others]) => others.length > 0 || states[first!]!.next.includes(first!),
    )
    for (const [loop, nodes] of this.#loops.entries())
      for (const node of nodes) this.#loopOf.set(node, loop)
  }

  #letters(node: number): bigint {
    return this.#states[node]!.letters
  }

  #next(node: number, loop?: number): number[] {
    const { next } = this.#states[node]!
    return loop === undefined ? next : next.filter((one) => this.#loopOf.get(one) === loop)
  }

  #count(): void {
    if (++this.#steps > STEPS_MAX) throw new Error('It is too large.')
  }

  /** Whether a loop can be passed in two ways with the same text: `(a|a)*`. */
  isExponential(): boolean {
    return this.#loops.some((nodes, loop) => {
      const isDouble = nodes.some((node) => {
        const next = this.#next(node, loop)
        return new Set(next).size < next.length
      })
      return isDouble || this.#hasTwins(nodes, loop)
    })
  }

  #hasTwins(nodes: readonly number[], loop: number): boolean {
    const pairs = new Map<string, number>()
    const all: [number, number][] = []
    const idOf = (one: number, two: number) => {
      const key = `${one} ${two}`
      const id = pairs.get(key) ?? all.push([one, two]) - 1
      pairs.set(key, id)
      return id
    }
    for (const node of nodes) idOf(node, node)
    const nextOf = (pair: number): number[] => {
      const [one, two] = all[pair]!
      return this.#next(one, loop).flatMap((a) =>
        this.#next(two, loop).flatMap((b) => {
          this.#count()
          return (this.#letters(a) & this.#letters(b)) === 0n ? [] : idOf(a, b)
        }),
      )
    }
    // Every pair that matters is reached from the nodes themselves.
    const isSame = (pair: number) => all[pair]![0] === all[pair]![1]
    return componentsOf(nodes.length, nextOf).some(
      (component) => component.some(isSame) && !component.every(isSame),
    )
  }

  /** Whether a text can stay in one loop, move on to another, or stay in that: `a*a*`. */
  isPolynomial(): boolean {
    return this.#loops.some((from, first) => {
      const later = this.#reached(from)
      return this.#loops.some(
        (to, second) =>
          first !== second &&
          later.has(to[0]!) &&
          from.some((p) => to.some((q) => this.#moves(p, q, later))),
      )
    })
  }

  #reached(from: readonly number[]): Set<number> {
    const found = new Set(from)
    for (const node of found) for (const next of this.#next(node)) found.add(next)
    return found
  }

  /** Whether one text leads from p to p, from p to q, and from q to q. */
  #moves(p: number, q: number, between: ReadonlySet<number>): boolean {
    if ((this.#letters(p) & this.#letters(q)) === 0n) return false
    const [first, second] = [this.#loopOf.get(p), this.#loopOf.get(q)]
    const seen = new Set<string>()
    const open: [number, number, number][] = [[p, p, q]]
    for (let at = open.pop(); at; at = open.pop()) {
      for (const a of this.#next(at[0], first)) {
        for (const b of this.#next(at[2], second)) {
          const shared = this.#letters(a) & this.#letters(b)
          if (shared === 0n) continue
          for (const middle of this.#next(at[1])) {
            this.#count()
            if (!between.has(middle) || (shared & this.#letters(middle)) === 0n) continue
            if (a === p && middle === q && b === q) return true
            const key = `${a} ${middle} ${b}`
            if (seen.has(key)) continue
            seen.add(key)
            open.push([a, middle, b])
          }
        }
      }
    }
    return false
  }
}

/**
 * How the work of a backtracking matcher grows that tries every way through an automaton.
 * @throws when the automaton is too large to say
 */
export function growthOf(states: readonly State[]): Growth {
  const search = new Search(states)
  if (search.isExponential()) return 'exponential'
  return search.isPolynomial() ? 'polynomial' : 'linear'
}
