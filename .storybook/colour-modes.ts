import axe from 'axe-core'
import { expect, waitFor } from 'storybook/test'

/** What a browser can be told about colours. */
export interface ColourMedia {
  colorScheme: 'light' | 'dark'
  forcedColors: 'none' | 'active'
}

/** A story's `a11y` parameters, as far as they are read here. */
interface A11yParameters {
  disable?: boolean
  test?: string
  config?: { rules?: { id?: string; enabled?: boolean }[] }
}

declare global {
  /** Sets the colours of the page under test. Set by vitest-setup.ts. */
  var emulateColours: ((media: ColourMedia) => Promise<void>) | undefined
}

/** The rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const LIGHT: ColourMedia = { colorScheme: 'light', forcedColors: 'none' }
/** The modes that a story is checked in after it has run in light colours. */
const OTHER_MODES: Record<string, ColourMedia> = {
  dark: { ...LIGHT, colorScheme: 'dark' },
  'forced colours': { ...LIGHT, forcedColors: 'active' },
}

/**
 * Checks the contrast of a story in dark and forced colours, in the state that it ended in.
 * Storybook's own check has covered every rule in light colours.
 * @throws an assertion error that lists the violations
 */
export async function expectContrastInOtherColours(a11y: A11yParameters = {}): Promise<void> {
  const { emulateColours } = globalThis
  if (emulateColours === undefined || a11y.disable || a11y.test === 'off') return
  const off = new Set(
    a11y.config?.rules?.filter((rule) => rule.enabled === false).map(({ id }) => id),
  )
  const rules = COLOUR_RULES.filter((id) => !off.has(id))
  if (rules.length === 0) return
  try {
    for (const [name, media] of Object.entries(OTHER_MODES)) {
      await emulateColours(media)
      await settled(media)
      const { violations } = await axe.run(
        { include: [document.body], exclude: [['.sb-wrapper'], ['#storybook-highlights-root']] },
        { runOnly: rules, resultTypes: ['violations'] },
      )
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} in ${name}: ${html}\n${failureSummary}`),
      )
      await expect(found).toEqual([])
    }
  } finally {
    await emulateColours(LIGHT)
    await settled(LIGHT)
  }
}

/** Waits until the page shows the colours. A colour that fades would be measured half-way. */
async function settled({ colorScheme, forcedColors }: ColourMedia): Promise<void> {
  const isShown = () =>
    matchMedia(`(prefers-color-scheme: ${colorScheme}) and (forced-colors: ${forcedColors})`)
      .matches
  await waitFor(() => expect(isShown()).toBe(true))
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  await new Promise(requestAnimationFrame)
}
