import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cruise, type IViolation } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

/** Folders of the project that hold code. */
const ROOMS = [
  'app',
  'content',
  'contract',
  'cooking',
  'design-system',
  'scripts',
  'server',
  'tests',
  '.storybook',
]

/** Built by its own package manager, with files that exist after a build. */
const SKIPPED = '^tests/package/host/'

/** Violations of the import rules, and the modules that were checked. */
export interface ImportCheck {
  modules: string[]
  violations: IViolation[]
}

/**
 * Checks every import of the code below a folder against {@link importRules}.
 *
 * @param root folder with the structure of the project's root
 * @param rooms folders below it to start from
 * @throws when a file cannot be parsed
 */
export async function checkImports(root: string, rooms: readonly string[]): Promise<ImportCheck> {
  const { output } = await cruise([...rooms], {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: [SKIPPED] },
    validate: true,
    ruleSet: { forbidden: [...importRules] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return {
    modules: output.modules.map(({ source }) => source),
    violations: output.summary.violations,
  }
}

/** The modules that git tracks, as paths from the root. */
function trackedModules(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', ...ROOMS], { cwd: root, encoding: 'utf8' })
  const skipped = new RegExp(SKIPPED)
  return stdout.split('\n').filter((file) => /\.(tsx?|m?js)$/.test(file) && !skipped.test(file))
}

/** One line per violation: the rule, both files or the cycle, and what to do. */
function lineOf({ rule, from, to, cycle, comment }: IViolation & { comment?: string }): string {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
  const why = comment ?? importRules.find(({ name }) => name === rule.name)?.comment
  return `${rule.name}: ${path}\n  ${why}`
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { modules, violations } = await checkImports(root, ROOMS)
  const seen = new Set(modules)
  // A parser that silently skipped files would report no violations.
  const unseen = trackedModules(root).filter((file) => !seen.has(file))
  for (const violation of violations) console.error(lineOf(violation))
  for (const file of unseen) console.error(`${file}: not looked at by dependency-cruiser`)
  if (violations.length + unseen.length > 0) process.exit(1)
  console.log(`${modules.length} modules keep the map of rooms.`)
}
