import { visitRegExpAST, type AST } from '@eslint-community/regexpp'
import type { Atom } from './letters.ts'

/** Length up to which a part of a pattern costs the same wherever it stands. */
export const LIMITED_MAX = 400

/** Whether a node stands for one character. */
export function isAtom(node: AST.Node | undefined): node is Atom {
  return (
    node?.type === 'Character' ||
    node?.type === 'CharacterSet' ||
    node?.type === 'CharacterClass' ||
    node?.type === 'ExpressionCharacterClass'
  )
}

/** The classes of a pattern. */
export function atomsIn(pattern: AST.Pattern): Atom[] {
  const atoms: Atom[] = []
  const add = (node: Atom) => {
    if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') atoms.push(node)
  }
  visitRegExpAST(pattern, {
    onCharacterEnter: add,
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
    onExpressionCharacterClassEnter: add,
  })
  return atoms
}

/** Most characters that elements can match. */
export function longest(elements: readonly AST.Element[]): number {
  return elements.reduce((sum, node) => {
    if (node.type === 'Assertion') return sum
    if (node.type === 'Quantifier') {
      const inner = longest([node.element])
      return sum + (inner === 0 ? 0 : inner * node.max)
    }
    if (node.type === 'Group' || node.type === 'CapturingGroup') {
      return sum + Math.max(...node.alternatives.map((one) => longest(one.elements)))
    }
    return sum + 1
  }, 0)
}

/** Whether a repeated part fails, if at all, within so many characters of where an iteration began. */
function failsSoon(node: AST.Element): boolean {
  if (isAtom(node)) return true
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return false
  return node.alternatives.every(({ elements }) => longest(requiredOf(elements)) <= LIMITED_MAX)
}

/**
 * The elements that decide whether a match is found: an end that may also match nothing cannot make it
 * fail any more. `\d+(?:,\d+)?` is found as soon as there is a digit.
 */
export function requiredOf(elements: readonly AST.Element[]): AST.Element[] {
  const left = [...elements]
  for (;;) {
    const last = left.pop()
    if (last === undefined) return left
    if (last.type === 'Quantifier' && failsSoon(last.element)) {
      if (last.min === 0) continue
      return [...left, { ...last, max: last.min }]
    }
    if (last.type === 'Group' || last.type === 'CapturingGroup') {
      const alternatives = last.alternatives.map((one) => ({
        ...one,
        elements: requiredOf(one.elements),
      }))
      if (alternatives.every((one) => one.elements.length === 0)) continue
      return [...left, { ...last, alternatives }]
    }
    return [...left, last]
  }
}
