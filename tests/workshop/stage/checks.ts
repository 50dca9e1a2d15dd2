// The page of the stories, with what the passport asks of it besides.
import './stage.tsx'
import axe from 'axe-core'
import stories from 'virtual:stories'

/** Rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface WithRules {
  parameters?: { a11y?: { config?: { rules?: { id?: string; enabled?: boolean }[] } } }
}

/** The frame that a story draws as its window. */
const ownFrame = () => document.querySelector('[data-story-frame]')

/** Styles that tell a state apart; a pointer is not seen before it is over the control. */
const SEEN = [
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopStyle',
  'borderTopWidth',
  'boxShadow',
  'color',
  'filter',
  'fontWeight',
  'opacity',
  'outlineColor',
  'outlineStyle',
  'textDecorationLine',
] as const
function look(element: Element): string {
  const style = getComputedStyle(element)
  return SEEN.map((name) => style[name]).join(' | ')
}
const CONTROLS = 'a, button, input, select, textarea, summary, [role=slider]'

/** What the page offers besides `window.stage`. */
const checks = {
  /** Width in pixels of the window that the story draws for itself; undefined without one. */
  frameWidth(): number | undefined {
    return ownFrame()?.clientWidth
  },
  /** By how many pixels the story is wider than its window. */
  overflow(): number {
    const { scrollWidth, clientWidth } = ownFrame() ?? document.documentElement
    return scrollWidth - clientWidth
  },
  /** How each control of the story looks, with what is around it: colours, lines and strength. */
  appearance(): string[] {
    // What is around a control that is drawn by its label is part of its look.
    return [...document.querySelectorAll(CONTROLS)].map((control) =>
      [control, control.parentElement!].map(look).join(' in '),
    )
  },
  /** What axe finds: every rule, or those whose result depends on colours. */
  async violations(file: string, story: string, rules: 'all' | 'colours'): Promise<string[]> {
    const module = (await stories[file]!()) as Record<string, WithRules>
    const set = [module.default, module[story]].flatMap(
      (it) => it?.parameters?.a11y?.config?.rules ?? [],
    )
    const off = set.filter(({ enabled }) => enabled === false).map(({ id }) => id)
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: {
        // They are about whole pages.
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
        'target-size': { enabled: true },
        ...Object.fromEntries(off.map((id) => [id, { enabled: false }])),
      },
      ...(rules === 'colours' && {
        runOnly: COLOUR_RULES.filter((id) => !off.includes(id)),
        rules: {},
      }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  },
}
export type Checks = typeof checks
Object.assign(window, { checks })
