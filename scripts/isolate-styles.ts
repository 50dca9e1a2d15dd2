import type { CSSOptions } from 'vite'
import { CLASS_PREFIX, OWN_ELEMENT } from './isolation.ts'

/** Names of cascade layers get this prefix. */
const LAYER_PREFIX = 'simmer-'
/**
 * Outermost elements of the design system. They set what `html` and `body` set in the app, and so
 * they override `font: inherit` of the reset.
 */
const OUTERMOST = `[${OWN_ELEMENT}]:not([${OWN_ELEMENT}] *)`

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

/**
 * A PostCSS plugin for the style sheet of the package (decision 031). It prefixes classes, custom
 * properties, keyframes and layers, and limits rules for elements to those of the design system.
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
          .map((name) => LAYER_PREFIX + name.trim())
          .join(', ')
      })
    },
  }
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
