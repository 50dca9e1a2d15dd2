import type { Page } from 'playwright'

/** React's container on the document. Its state shows whether the page is still dehydrated. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Resolves when the page is hydrated, and its effects have run. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
    const container = kept?.[1] as Container | undefined
    return container?.stateNode.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
