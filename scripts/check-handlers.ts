import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** A handler that replaces a guest's, or is replaced by it. */
export interface LostHandler {
  /** The line of the handler, from 1. */
  line: number
  /** The handler, or the spread that may contain some. */
  name: string
}

/** Handlers of Radix that no component offers to its guests. */
const OF_RADIX = new Set(['onOpenAutoFocus', 'onCloseAutoFocus'])

/**
 * Finds the handlers that get lost where a component spreads the rest of its props onto an element:
 * the later one of two wins. A handler beside such a spread has to be taken out of the props by name,
 * so that the component calls it, or to be left out of their type; otherwise both go into
 * `composeProps`. The same goes for a second spread of what a hook returns.
 *
 * @param path path of the module, for its language
 * @param text text of the module
 */
export function lostHandlers(path: string, text: string): LostHandler[] {
  const lost: LostHandler[] = []
  const leftOut = new Set(
    [...text.matchAll(/\bOmit<[\w<>'\s]*,([^>]*)>/g)].flatMap(([, names]) =>
      [...names!.matchAll(/'(on[A-Z]\w*)'/g)].map(([, name]) => name!),
    ),
  )
  // The parser's type is a union of all kinds of nodes; `Node` is read by key.
  visit(parseSync(path, text).program as unknown as Node, [])
  return lost

  function visit(node: Node, around: readonly Node[]): void {
    if (node.type === 'JSXOpeningElement') check(node, around)
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child !== null && typeof child === 'object' && 'type' in child)
          visit(child as Node, [...around, node])
      }
    }
  }

  function check(element: Node, around: readonly Node[]): void {
    const { rest, named } = propsOf(around)
    const attributes = element.attributes as Node[]
    const spreadOf = (it: Node) => (it.type === 'JSXSpreadAttribute' ? (it.argument as Node) : null)
    const isRest = (it: Node) => rest !== undefined && spreadOf(it)?.name === rest
    const isComposed = (it: Node) => {
      const argument = spreadOf(it)
      return (argument?.callee as Node | undefined)?.name === 'composeProps'
    }
    const at = attributes.findIndex((it) => isRest(it) || isComposed(it))
    if (at === -1) return
    const add = (it: Node, name: string) =>
      lost.push({ line: text.slice(0, it.start).split('\n').length, name })
    for (const [index, it] of attributes.entries()) {
      const name = (it.name as Node | undefined)?.name as string | undefined
      const isHandler = name !== undefined && /^on[A-Z]/.test(name)
      const isSafe = isHandler && (named.has(name) || leftOut.has(name))
      if (isHandler && !isSafe && !(OF_RADIX.has(name) && index > at)) add(it, name)
      const spread = spreadOf(it)
      if (spread?.type === 'MemberExpression' || (spread?.callee && !isComposed(it)))
        add(it, `...${text.slice(spread.start, spread.end as number)}`)
    }
  }
}

/** The rest of the props of the component around a node, and the props it takes by name. */
function propsOf(around: readonly Node[]): { rest?: string; named: Set<string> } {
  for (const node of around.toReversed()) {
    const [pattern] = (node.params as Node[] | undefined) ?? []
    if (pattern?.type !== 'ObjectPattern') continue
    const properties = pattern.properties as Node[]
    const rest = properties.find(({ type }) => type === 'RestElement')
    if (!rest) continue
    const names = properties.map(({ key }) => (key as Node | undefined)?.name as string)
    return { rest: (rest.argument as Node).name as string, named: new Set(names) }
  }
  return { named: new Set() }
}

if (import.meta.main) {
  const files = globSync('design-system/**/*.tsx').filter(
    (path) => !/\.(stories|fixture|test)\.tsx$/.test(path),
  )
  const lost = files.flatMap((path) =>
    lostHandlers(path, readFileSync(path, 'utf8')).map(
      ({ line, name }) =>
        `${path}:${line}: ${name} beside the props of a guest\n  Compose both with composeProps, or take the guest's out of the props by name and call it.`,
    ),
  )
  for (const line of lost) console.error(line)
  if (lost.length > 0 || files.length === 0) process.exit(1)
  console.log(`${files.length} modules compose the handlers of their guests.`)
}
