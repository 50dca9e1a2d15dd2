import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { preprocessCSS, resolveConfig, type CSSOptions } from 'vite'
import { filesBelow } from './build-stamp.ts'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type Root = Parameters<Extract<Plugins[number], { OnceExit?: unknown }>['OnceExit'] & {}>[0]
type Child = Root['nodes'][number]

const UTILITIES = 'simmer.utilities'
/** Layers that hold rules for classes. All others are for every component. */
const OF_CLASSES = new Set([UTILITIES, 'simmer.components', 'simmer.late'])
const CLASS = /\.(sm-(?:\\.|[\w-])+)/g

/**
 * Splits the style sheet of the package: what every component needs, and a sheet for each component
 * with the rules of the classes that it uses. Rules that set the same property are in layers whose
 * order the first sheet sets, so that the others can be loaded in any order.
 *
 * @param folder folder of the built package, with `styles.css`; gets the folder `styles`
 */
export async function splitStyles(folder: string): Promise<void> {
  const root = await parsed(readFileSync(join(folder, 'styles.css'), 'utf8'))
  const layers = root.nodes.flatMap((node) => layerOf(node) ?? [])
  const buckets = bucketsOf(root)
  const sublayers = [...new Set(buckets.values())].toSorted((a, b) => a - b).map(sublayer)
  const order = [...new Set(layers)].flatMap((layer) =>
    layer === UTILITIES ? [layer].concat(sublayers) : [layer],
  )
  mkdirSync(join(folder, 'styles'), { recursive: true })
  const write = (name: string, text: string) => {
    const file = join(folder, 'styles', `${name}.css`)
    writeFileSync(file, text.replaceAll('url(./fonts/', 'url(../fonts/'))
    // Compilers ask for the types of every import.
    writeFileSync(`${file}.d.ts`, 'export {}\n')
  }
  const base = root.nodes.filter((node) => !OF_CLASSES.has(layerOf(node) ?? ''))
  write('base', `@layer ${order.join(',')};${base.map(String).join('')}`)

  const imports = importsOf(folder)
  const components = [...imports.keys()]
    .map((file) => /^([\w-]+)\/index\.js$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
  for (const component of components) {
    const code = [...reachable(`${component}/index.js`, imports)]
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const used = new Set(code.match(/sm-[^\s'"`]+/g))
    const isUsed = (selector: string) =>
      [...selector.matchAll(CLASS)].every(([, name]) => used.has(name!.replaceAll(/\\(.)/g, '$1')))
    const text = root.nodes.flatMap((layer) => {
      const name = layerOf(layer) ?? ''
      if (!OF_CLASSES.has(name)) return []
      return childrenOf(layer).flatMap((child): [string, string][] => {
        const rule = keptOf(child, isUsed)
        const bucket = buckets.get(child)
        return rule === '' ? [] : [[bucket === undefined ? name : sublayer(bucket), rule]]
      })
    })
    if (text.length > 0) write(component, inLayers(text))
  }
}

/** Name of the layer of a bucket; a name cannot begin with a digit. */
const sublayer = (bucket: number) => `${UTILITIES}.u${bucket}`

/** Rules in their layers, one block for those that follow each other. */
function inLayers(rules: readonly [layer: string, rule: string][]): string {
  let text = ''
  let open: string | undefined
  for (const [layer, rule] of rules) {
    if (layer !== open) text += `${open === undefined ? '' : '}'}@layer ${layer}{`
    open = layer
    text += rule
  }
  return `${text}}`
}

/** Vite has PostCSS, and hands out nothing of it but what plugins get. */
async function parsed(text: string): Promise<Root> {
  let found: Root | undefined
  const plugin: Plugins[number] = {
    postcssPlugin: 'read',
    Once: (root) => {
      found = root.clone()
    },
  }
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', css: { postcss: { plugins: [plugin] } } },
    'build',
  )
  await preprocessCSS(text, 'styles.css', config)
  if (!found) throw new Error('The style sheet was not read.')
  return found
}

function layerOf(node: Child): string | undefined {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes ? node.params : undefined
}

const childrenOf = (node: Child): Child[] => ('nodes' in node && node.nodes ? [...node.nodes] : [])

/** What is left of a rule, or of a block of rules, for some classes. */
function keptOf(node: Child, isUsed: (selector: string) => boolean): string {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter(isUsed)
    return selectors.length === 0 ? '' : String(node.clone({ selectors }))
  }
  if (node.type !== 'atrule' || !node.nodes) return ''
  const inside = childrenOf(node)
    .map((child) => keptOf(child, isUsed))
    .join('')
  return inside === '' ? '' : `@${node.name} ${node.params}{${inside}}`
}

/** Properties of one family may override each other: shorthands, and logical and physical sides. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  if (/^(?:top|right|bottom|left|inset)/.test(property)) return 'inset'
  if (property.endsWith('gap')) return 'gap'
  const size = /^(max-|min-)?(?:(width|inline-size)|height|block-size)$/.exec(property)
  if (size) return `${size[1] ?? ''}${size[2] === undefined ? 'height' : 'width'}`
  return property.replace(/^-\w+-/, '').split('-')[0]!
}

/** Families of the properties that a rule, or a block of rules, sets. */
function familiesOf(node: Child): Set<string> {
  const families = new Set<string>()
  if (node.type === 'rule' || node.type === 'atrule')
    node.walkDecls(({ prop }) => void families.add(familyOf(prop)))
  return families
}

/**
 * Numbers for the rules of utilities, as few as possible: of two rules that set the same thing, the
 * one that comes later has a higher number.
 */
function bucketsOf(root: Root): Map<Child, number> {
  const buckets = new Map<Child, number>()
  const next = new Map<string, number>()
  for (const layer of root.nodes.filter((node) => layerOf(node) === UTILITIES)) {
    for (const child of childrenOf(layer)) {
      const families = familiesOf(child)
      const bucket = Math.max(0, ...[...families].map((family) => next.get(family) ?? 0))
      for (const family of families) next.set(family, bucket + 1)
      buckets.set(child, bucket)
    }
  }
  return buckets
}

/** The modules that each module of the package imports, as paths from its folder. */
function importsOf(folder: string): Map<string, string[]> {
  const scripts = filesBelow(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    scripts.map((file) => {
      const text = readFileSync(file, 'utf8')
      const targets = [...text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)]
      const own = file.slice(folder.length + 1)
      return [own, targets.map(([, target]) => normalize(join(dirname(own), target!)))]
    }),
  )
}

function reachable(from: string, imports: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !imports.has(file)) return
    found.add(file)
    for (const target of imports.get(file)!) visit(target)
  }
  visit(from)
  return found
}
