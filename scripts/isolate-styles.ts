import type { CSSOptions } from 'vite'
import { CLASS_PREFIX, OWN_ELEMENT } from './isolation.ts'

/** The one cascade layer of the style sheet. All others are inside it. */
const LAYER = 'simmer'
/** At-rules that no layer can contain, or that gain nothing from one. */
const OUTSIDE_LAYERS = new Set(['charset', 'import', 'layer', 'font-face', 'keyframes', 'property'])
/**
 * Outermost elements of the design system. They set what `html` and `body` set in the app, and so
 * they override `font: inherit` of the reset. A link in a host's text has the font of that text.
 */
const OUTERMOST = `[${OWN_ELEMENT}]:not([${OWN_ELEMENT}] *, .underlined)`

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type Root = Parameters<Extract<Plugins[number], { OnceExit?: unknown }>['OnceExit'] & {}>[0]

/**
 * A PostCSS plugin for the style sheet of the package (decision 012). It prefixes classes, custom
 * properties and keyframes, limits rules for elements to those of the design system, and puts every
 * rule into one layer.
 *
 * @throws when a rule is in no layer, where it would override a host's utilities
 */
export function isolateStyles(): Plugins[number] {
  return {
    postcssPlugin: 'isolate-styles',
    OnceExit(root) {
      const keyframes = new Set<string>()
      root.walkAtRules('keyframes', (rule) => {
        keyframes.add(rule.params)
        rule.params = CLASS_PREFIX + rule.params
      })
      root.walkAtRules('property', (rule) => {
        rule.params = prefixProperties(rule.params)
      })
      root.walkRules((rule) => {
        if (
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          rule.parent.name === 'keyframes'
        )
          return
        const isBase = layerOf(rule) === 'base'
        rule.selectors = rule.selectors.map((selector) =>
          prefixClasses(isBase ? limited(selector) : selector),
        )
        // A host's build may replace light-dark() by variables, which have to be computed here again.
        if (rule.selectors.includes(':host')) rule.selectors = [...rule.selectors, '[data-theme]']
        // These belong to a whole page, which is the host's.
        if (rule.selector.startsWith('::view-transition')) rule.remove()
      })
      root.walkDecls((declaration) => {
        const { prop, parent } = declaration
        const selector = parent && 'selector' in parent ? parent.selector : ''
        const isOfPage =
          (prop === 'background' && selector === OUTERMOST) ||
          (prop === 'color-scheme' && selector === ':root')
        if (isOfPage) {
          declaration.remove()
          return
        }
        declaration.prop = prefixProperties(prop)
        declaration.value = prefixProperties(declaration.value)
        if (/^(?:animation|--sm-animate-)/.test(declaration.prop)) {
          declaration.value = declaration.value.replaceAll(/[\w-]+/g, (word) =>
            keyframes.has(word) ? CLASS_PREFIX + word : word,
          )
        }
      })
      root.walkAtRules('layer', (rule) => {
        rule.params = rule.params
          .split(',')
          .map((name) => `${LAYER}.${name.trim()}`)
          .join(', ')
      })
      setInShadow(root)
      for (const node of root.nodes) {
        const isInside = node.type === 'atrule' && OUTSIDE_LAYERS.has(node.name)
        if (node.type !== 'comment' && !isInside) throw new Error(`In no layer: ${String(node)}`)
      }
    },
  }
}

/**
 * Sets the initial values of Tailwind's properties within a shadow root, where `@property` counts for
 * nothing: a border would have no style. Tailwind sets them for old browsers only.
 */
function setInShadow(root: Root): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== `${LAYER}.properties`) return
    layer.walkRules((rule) => {
      layer.append(rule.clone({ selectors: [`:host :where([${OWN_ELEMENT}])`] }))
      return false
    })
  })
}

/** `var(--x)` as `var(--sm-x)`. */
export function prefixProperties(text: string): string {
  return text.replaceAll(/(?<![\w-])--(?=[a-z])/gi, `--${CLASS_PREFIX}`)
}

function prefixClasses(selector: string): string {
  return prefixProperties(selector).replaceAll(
    /\.(?=-?[a-z_\\])/gi,
    (dot, index: number, whole: string) => (whole[index - 1] === '\\' ? dot : dot + CLASS_PREFIX),
  )
}

/** Limits a selector for elements to those of the design system, without raising its specificity. */
function limited(selector: string): string {
  if (selector === 'html' || selector === 'body') return OUTERMOST
  if (selector.startsWith('html:has(')) return selector
  const own = `:where([${OWN_ELEMENT}])`
  const pseudo = selector.search(/::|:(?=before|after)/)
  const [subject, rest] =
    pseudo === -1 ? [selector, ''] : [selector.slice(0, pseudo), selector.slice(pseudo)]
  return (subject === '*' ? '' : subject) + own + rest
}

interface Nested {
  parent?: unknown
  name?: string
  params?: string
}

function layerOf(rule: Nested): string | undefined {
  for (
    let node = rule.parent as Nested | undefined;
    node;
    node = node.parent as Nested | undefined
  ) {
    if (node.name === 'layer') return node.params
  }
  return undefined
}
