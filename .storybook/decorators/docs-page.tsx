import { useLayoutEffect, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { create } from 'storybook/theming/create'
import { colourOf } from '#design-system/tokens/contrast.ts'
import { usePageTheme } from './page-theme.ts'

/** Storybook's theme in our colours. Storybook computes with them, so they cannot be variables. */
function docsTheme(theme: 'light' | 'dark') {
  const colour = (name: string) => colourOf(name, theme)
  return create({
    base: theme,
    fontBase: "'Bricolage Simmer', 'Bricolage Fallback', sans-serif",
    colorPrimary: colour('action'),
    colorSecondary: colour('link'),
    appBg: colour('ground'),
    appContentBg: colour('ground'),
    appPreviewBg: colour('ground'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    textColor: colour('ink'),
    textMutedColor: colour('ink-soft'),
    textInverseColor: colour('ground'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    inputBg: colour('surface'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('ink'),
  })
}

const THEMES = { light: docsTheme('light'), dark: docsTheme('dark') }

/**
 * A page of the documentation, in the toolbar's theme. Its texts are English and run from left to
 * right: language and direction of the toolbar apply to the stories on it.
 */
export default function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = usePageTheme()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.lang = 'en'
    root.dir = 'ltr'
  }, [theme])
  return (
    <DocsContainer context={context} theme={THEMES[theme]}>
      {children}
    </DocsContainer>
  )
}
