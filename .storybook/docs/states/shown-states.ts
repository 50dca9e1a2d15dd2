/** Values of `data-shows`: states that normally need a pointer or the keyboard. */
export type ShownState = 'hover' | 'focus-visible' | 'active'

const STATES = /(?<!\\):(hover|focus-visible|active)\b/gu

/** Every style rule of a sheet, a layer, a media query, or another rule. */
function styleRules(parent: { cssRules: CSSRuleList }): CSSStyleRule[] {
  return [...parent.cssRules].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule ? [rule] : []
    return 'cssRules' in rule ? own.concat(styleRules(rule as CSSGroupingRule)) : own
  })
}

/**
 * Copies every rule for `:hover`, `:active` and `:focus-visible` to `[data-shows="…"]`, so that a
 * sheet shows several of these states at once.
 *
 * @returns a function that reverts it
 */
export function showStates(): () => void {
  const changed = [...document.styleSheets]
    .flatMap(styleRules)
    .map((rule) => ({ rule, selector: rule.selectorText }))
    .filter(({ selector }) => selector.search(STATES) !== -1)
  for (const { rule, selector } of changed) {
    rule.selectorText = selector.replace(STATES, ":is(:$1, [data-shows='$1'])")
  }
  return () => {
    for (const { rule, selector } of changed) rule.selectorText = selector
  }
}
