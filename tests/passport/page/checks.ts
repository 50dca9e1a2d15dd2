// The page of the pictures, with what the passport asks of it besides.
import '../../visual/stage/stage.tsx'
import axe from 'axe-core'
import stories from 'virtual:stories'

/** Rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface WithRules {
  parameters?: { a11y?: { config?: { rules?: { id?: string; enabled?: boolean }[] } } }
}

/** What the page offers besides `window.stage`, as `window.checks`. */
export interface Checks {
  /** Width in pixels of the window that the story draws for itself; undefined without one. */
  frameWidth: () => number | undefined
  /** By how many pixels the story is wider than its window. */
  overflow: () => number
  /** What axe finds: every rule, or those whose result depends on colours. */
  violations: (file: string, story: string, rules: 'all' | 'colours') => Promise<string[]>
}

/** The frame that a story draws as its window. */
const ownFrame = () => document.querySelector('[data-story-frame]')

const checks: Checks = {
  frameWidth() {
    return ownFrame()?.clientWidth
  },
  overflow() {
    const { scrollWidth, clientWidth } = ownFrame() ?? document.documentElement
    return scrollWidth - clientWidth
  },
  async violations(file, story, rules) {
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
Object.assign(window, { checks })
