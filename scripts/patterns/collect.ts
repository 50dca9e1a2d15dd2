import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type ESTree } from 'vite'

/** A pattern as the source writes it. */
export interface WrittenPattern {
  /** Path from the root. */
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** A place at which code builds a pattern, so that it is known only when the code runs. */
export interface BuiltPlace {
  readonly file: string
  readonly line: number
  /** `RegExp` is called, a schema has a `pattern`, or a text is used as a pattern. */
  readonly kind: 'constructor' | 'schema' | 'text'
}

/** Folders whose code meets text that somebody else wrote. */
const ROOMS = ['app', 'content', 'contract', 'cooking', 'design-system', 'server']
/** Methods of a text whose argument is a pattern, even if it is a string. */
const METHODS = new Set(['match', 'matchAll'])

/** The modules of the project that a member's text may reach, as paths from the root. */
function modulesOf(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
}

/** Where a module may have a pattern: most have none, and parsing takes long. */
const MAY_HAVE_PATTERN =
  /\bRegExp\b|\bpattern\b|\.match|(?:^|[(,=:[!&|?{};+\-*%>~^]|\*\/|\b(?:return|typeof|case|in|of|do|else|void|throw|await|yield))\s*\/(?![/*>])/u

function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : undefined)

/**
 * Collects the patterns of a module from its syntax tree.
 * @throws when it cannot be parsed
 */
export function patternsOf(
  file: string,
  text: string,
): { written: WrittenPattern[]; built: BuiltPlace[] } {
  if (!MAY_HAVE_PATTERN.test(text)) return { written: [], built: [] }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const written: WrittenPattern[] = []
  const built: BuiltPlace[] = []
  const lineOf = ({ start }: ESTree.Node) => text.slice(0, start).split('\n').length
  const take = (
    node: ESTree.Node,
    source: string | undefined,
    flags: string,
    kind: BuiltPlace['kind'],
  ) => {
    const line = lineOf(node)
    if (source === undefined) built.push({ file, line, kind })
    else written.push({ file, line, source, flags })
  }
  const takeSchema = (options: ESTree.Node) => {
    const properties = options.type === 'ObjectExpression' ? options.properties : []
    for (const property of properties) {
      if (property.type === 'Property' && nameOf(property.key) === 'pattern')
        take(property, textOf(property.value), 'u', 'schema')
    }
  }
  const takeCall = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    const [source, flags] = node.arguments
    if (nameOf(node.callee) === 'RegExp') {
      const isWritten = flags === undefined || textOf(flags) !== undefined
      take(node, isWritten ? textOf(source) : undefined, textOf(flags) ?? '', 'constructor')
    }
    if (node.callee.type !== 'MemberExpression' || source === undefined) return
    const method = nameOf(node.callee.property)
    if (method === 'String' && nameOf(node.callee.object) === 'Type') takeSchema(source)
    // A text becomes a pattern without the flags that a pattern of ours has.
    if (METHODS.has(method ?? '') && textOf(source) !== undefined) take(node, undefined, '', 'text')
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) take(node, node.regex.pattern, node.regex.flags, 'text')
    },
    NewExpression: takeCall,
    CallExpression: takeCall,
  }).visit(program)
  return { written, built }
}

/** Collects the patterns of all modules. */
export function collectPatterns(root: string): {
  modules: number
  written: WrittenPattern[]
  built: BuiltPlace[]
} {
  const files = modulesOf(root)
  const all = files.map((file) => patternsOf(file, readFileSync(`${root}/${file}`, 'utf8')))
  return {
    modules: files.length,
    written: all.flatMap(({ written }) => written),
    built: all.flatMap(({ built }) => built),
  }
}
