import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { CLASS_PREFIX, OWN_ELEMENT } from './isolation.ts'
import { prefixProperties } from './isolate-styles.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Module {
  text: string
  program: Node
  /** Text to insert, by offset. */
  insertions: Map<number, string>
}

/** Functions whose arguments are classes. */
const CLASS_FUNCTIONS = new Set(['cn', 'clsx', 'cva'])
/** Code that only runs in a browser, or in a client component. */
const CLIENT =
  /\b(?:use[A-Z]\w*|createContext|lazy)\(|\bon[A-Z]\w*:|@radix-ui\/|\bdocument\b|\bwindow\b/

/**
 * Prefixes the classes and custom properties in built modules, marks the elements that they render,
 * and marks modules as client code where React Server Components need it (decision 012).
 *
 * @param files text of every module by path
 * @returns the new texts by path
 */
export function isolateModules(files: ReadonlyMap<string, string>): Map<string, string> {
  const modules = new Map<string, Module>()
  for (const [path, text] of files) {
    // The parser's type is a union of all kinds of nodes; `Node` is read by key.
    const program = parseSync(path, text).program as unknown as Node
    modules.set(path, { text, program, insertions: new Map() })
  }
  const seen = new Set<Node>()
  for (const [path, module] of modules) {
    const markClasses = (node: Node) => prefixClasses(node, path, modules, seen)
    const components = namesOf(module.program)
    walk(module.program, (node) => {
      if (node.type === 'Property' && keyOf(node) === 'className') markClasses(node.value as Node)
      if (isCallOf(node, CLASS_FUNCTIONS)) markClasses(node)
      if (isCallOf(node, new Set(['_jsx', '_jsxs']))) markElement(node, module, components)
    })
  }
  return new Map([...modules].map(([path, module]) => [path, finished(module)]))
}

function finished({ text, insertions }: Module): string {
  let result = text
  for (const [offset, insertion] of [...insertions].sort(([a], [b]) => b - a)) {
    result = result.slice(0, offset) + insertion + result.slice(offset)
  }
  result = prefixProperties(result)
  return CLIENT.test(text) ? `'use client'\n${result}` : result
}

/**
 * Adds the attribute of own elements to an element, to a Radix part with a class, and to an element
 * that a prop chooses: the level of a heading, or what renders links.
 */
function markElement(
  call: Node,
  { insertions }: Module,
  components: ReadonlySet<string | undefined>,
): void {
  const [type, props] = call.arguments as Node[]
  if (props?.type !== 'ObjectExpression') return
  const keys = new Set((props.properties as Node[]).map(keyOf))
  const hasClass = keys.has('className')
  const isRadix = type?.type === 'MemberExpression' && hasClass
  const isChosen =
    type?.type === 'Identifier' &&
    !components.has(type.name as string) &&
    (hasClass || keys.has('data-slot'))
  if (type?.type !== 'Literal' && !isRadix && !isChosen) return
  insertions.set(props.start + 1, ` "${OWN_ELEMENT}": "",`)
}

/** Names that a module imports or declares at its top: those of components, among others. */
function namesOf(program: Node): Set<string | undefined> {
  const names = new Set<string | undefined>()
  for (const statement of program.body as Node[]) {
    const declared = (statement.declaration ?? statement) as Node
    const bound = [
      declared,
      ...((statement.specifiers as Node[] | undefined) ?? []).map(({ local }) => ({ id: local })),
      ...((declared.declarations as Node[] | undefined) ?? []),
    ]
    for (const { id } of bound) names.add((id as Node | undefined)?.name as string | undefined)
  }
  return names
}

/** Prefixes every class in an expression, following constants into the modules that declare them. */
function prefixClasses(
  node: Node | null | undefined,
  path: string,
  modules: ReadonlyMap<string, Module>,
  seen: Set<Node>,
): void {
  if (!node || seen.has(node)) return
  seen.add(node)
  const next = (...nodes: unknown[]) => {
    for (const it of nodes as Node[]) prefixClasses(it, path, modules, seen)
  }
  const { text, insertions, program } = modules.get(path)!
  const insertAll = (start: number, end: number) => {
    for (const { index } of text.slice(start, end).matchAll(/(?<=^|\s)\S/g)) {
      insertions.set(start + index, CLASS_PREFIX)
    }
  }
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') insertAll(node.start + 1, node.end - 1)
      break
    case 'TemplateLiteral':
      for (const { start, end } of node.quasis as Node[]) insertAll(start, end)
      next(...(node.expressions as Node[]))
      break
    case 'ConditionalExpression':
      next(node.consequent, node.alternate)
      break
    case 'LogicalExpression':
      next(node.right, ...(node.operator === '&&' ? [] : [node.left]))
      break
    case 'ParenthesizedExpression':
      next(node.expression)
      break
    case 'ArrayExpression':
      next(...(node.elements as Node[]))
      break
    case 'ObjectExpression':
      for (const property of node.properties as Node[]) {
        const isChoice = keyOf(property) === 'defaultVariants'
        if (property.type === 'Property' && !isChoice) next(property.value)
      }
      break
    case 'CallExpression':
      if (isCallOf(node, new Set(['cva']))) nextOfVariants(node)
      else if (isCallOf(node, CLASS_FUNCTIONS)) next(...(node.arguments as Node[]))
      break
    case 'MemberExpression':
      next(node.object)
      break
    case 'Identifier':
      follow(node.name as string)
      break
    default:
  }

  function nextOfVariants(call: Node): void {
    const [base, config] = call.arguments as Node[]
    next(base)
    for (const property of (config?.properties ?? []) as Node[]) {
      const value = property.value as Node
      if (keyOf(property) === 'variants') next(value)
      if (keyOf(property) !== 'compoundVariants') continue
      for (const rule of value.elements as Node[]) {
        const classes = (rule.properties as Node[]).find((it) =>
          ['class', 'className'].includes(keyOf(it) ?? ''),
        )
        next(classes?.value)
      }
    }
  }

  /** Goes on with the value of a constant, declared here or in the module it is imported from. */
  function follow(name: string): void {
    walk(program, (it) => {
      if (it.type === 'VariableDeclarator' && (it.id as Node).name === name) next(it.init)
      if (it.type !== 'ImportDeclaration') return
      const source = (it.source as Node).value as string
      const imported = (it.specifiers as Node[]).find(({ local }) => (local as Node).name === name)
      const target = normalize(join(dirname(path), source))
      if (!imported || !modules.has(target)) return
      const exported = (imported.imported as Node).name as string
      walk(modules.get(target)!.program, (declared) => {
        if (declared.type !== 'VariableDeclarator' || (declared.id as Node).name !== exported)
          return
        prefixClasses(declared.init as Node, target, modules, seen)
      })
    })
  }
}

function keyOf(property: Node): string | undefined {
  const key = property.key as Node | undefined
  return (key?.name ?? key?.value) as string | undefined
}

function isCallOf(node: Node, names: ReadonlySet<string>): boolean {
  const callee = node.callee as Node | undefined
  return node.type === 'CallExpression' && names.has(callee?.name as string)
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) walk(child as Node, visit)
    }
  }
}
