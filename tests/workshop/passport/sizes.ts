import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliSize, bundleForApp } from '../../../scripts/bundle-for-app.ts'
import { pageOf, type PageOf } from '../../../.storybook/docs/component-page/page-of.ts'

/** JavaScript of a component without React: KB, minified and compressed with Brotli. */
export interface Sizes {
  /** By itself, with everything that it imports. */
  alone: number
  /** What it adds to an application that has all the others. */
  added: number
}

/** The module of a page's component; the folder's index where several modules make the component. */
function moduleOf({ folder, guide }: PageOf): string {
  const own = `design-system/${folder}/${guide}.tsx`
  return resolve(existsSync(own) ? own : `design-system/${folder}/index.ts`)
}

async function weigh(modules: Iterable<string>): Promise<number> {
  const lines = [...new Set(modules)].map(
    (module, index) => `export * as part${index} from '${module}'`,
  )
  return brotliSize(await bundleForApp(lines.join('\n'), 'sizes'))
}

const rounded = (kilobytes: number) => Math.round(kilobytes * 100) / 100

/**
 * Weighs the components of some pages.
 *
 * @param all the story files of the design system
 * @param wanted those of them whose components are weighed
 * @returns sizes by story file; a file whose page has no component of its own has none
 */
export async function weighComponents(
  all: Iterable<string>,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Sizes>> {
  const pages = [...all].flatMap((file) => {
    const page = pageOf(file)
    return page ? [{ file, module: moduleOf(page) }] : []
  })
  const whole = await weigh(pages.map(({ module }) => module))
  const known = new Map<string, Sizes>()
  const sizes = new Map<string, Sizes>()
  for (const { file, module } of pages.filter((page) => wanted.has(page.file))) {
    const others = pages.filter((page) => page.module !== module)
    const found = known.get(module) ?? {
      alone: rounded(await weigh([module])),
      added: rounded(Math.max(0, whole - (await weigh(others.map((page) => page.module))))),
    }
    known.set(module, found)
    sizes.set(file, found)
  }
  return sizes
}
