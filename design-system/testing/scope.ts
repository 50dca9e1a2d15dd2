import type { Locator, Page } from '@playwright/test'

/** Where a component is looked for: a page, or a part of one. */
export type Scope = Page | Locator
