import type { AST } from '@eslint-community/regexpp'

/** What one position of a text may hold. */
export type Atom =
  | AST.Character
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass

/** A set of letters, a bit for each. */
export type Letters = bigint

/** Code points in which the classes of patterns differ, in the scripts that recipes are written in. */
const SAMPLES = [
  ...Array.from({ length: 0x250 }, (_, code) => code),
  0x2b0,
  0x300,
  0x391,
  0x3b1,
  0x5d0,
  0x660,
  0x1e9e,
  0x1f00,
  0x2000,
  0x200b,
  0x200d,
  0x2010,
  0x2013,
  0x2014,
  0x2018,
  0x201c,
  0x2022,
  0x2028,
  0x202f,
  0x2044,
  0x2060,
  0x20ac,
  0x2126,
  0x212a,
  0x2150,
  0x2153,
  0x215b,
  0x2160,
  0x2190,
  0x2264,
  0x3000,
  0x4e00,
  0xe000,
  0xfeff,
  0xfffc,
  0xfffd,
  0x10400,
  0x1f600,
  0x10fffd,
]

/** Code points that a class names, with their neighbours. */
function codesNear(node: AST.Node): number[] {
  if (node.type === 'Character') return [node.value - 1, node.value, node.value + 1]
  if (node.type === 'CharacterClassRange') return [node.min, node.max].flatMap(codesNear)
  return node.type === 'CharacterClass' ? node.elements.flatMap(codesNear) : []
}

const tests = new Map<string, (character: string) => boolean>()

/** Whether a character belongs to a class; remembered from pattern to pattern. */
function testOf(raw: string, flags: string): (character: string) => boolean {
  const known = tests.get(`${flags}/${raw}`)
  if (known) return known
  const pattern = new RegExp(`^(?:${raw})$`, flags)
  const held = new Map<string, boolean>()
  const test = (character: string) => {
    const holds = held.get(character) ?? pattern.test(character)
    held.set(character, holds)
    return holds
  }
  tests.set(`${flags}/${raw}`, test)
  return test
}

/** The characters of a pattern, reduced to one letter for each kind that the pattern tells apart. */
export class Alphabet {
  /** Every letter. */
  readonly all: Letters
  /** Characters of words, for `\b`. */
  readonly words: Letters
  /** Characters after which a line ends. */
  readonly newlines: Letters
  readonly #sets: ReadonlyMap<string, Letters>

  constructor(atoms: readonly Atom[], flags: AST.Flags) {
    const kept = flags.raw.replaceAll(/[dgmy]/gu, '')
    const raws = [
      ...new Set([...atoms.map(({ raw }) => raw), String.raw`\w`, '[\\n\\r\\u2028\\u2029]']),
    ]
    const sets = new Map(raws.map((raw) => [raw, 0n]))
    const kinds = new Set<string>()
    for (const code of new Set([...SAMPLES, ...atoms.flatMap(codesNear)])) {
      if (code < 0 || code > 0x10ffff) continue
      const character = String.fromCodePoint(code)
      const held = raws.filter((raw) => testOf(raw, kept)(character))
      const kind = held.join(' ')
      if (kinds.has(kind)) continue
      const letter = 1n << BigInt(kinds.size)
      kinds.add(kind)
      for (const raw of held) sets.set(raw, (sets.get(raw) ?? 0n) | letter)
    }
    this.all = (1n << BigInt(kinds.size)) - 1n
    this.words = sets.get(String.raw`\w`) ?? 0n
    this.newlines = sets.get('[\\n\\r\\u2028\\u2029]') ?? 0n
    this.#sets = sets
  }

  /** The letters of a class. */
  of({ raw }: Atom): Letters {
    return this.#sets.get(raw) ?? 0n
  }
}
