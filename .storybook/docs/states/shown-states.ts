/** States that only a pointer or a keyboard brings about, as `data-shows` names them. */
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
 * Lets `data-shows="hover"` look like `:hover`, and so on: a sheet shows several at once, a page has
 * one pointer and one focus.
 *
 * @returns what takes it back
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
