import { checkCatalogue, checkDemo } from './check.ts'
import { demoKnown } from './known.ts'
import { formatProblem } from './problem.ts'

/** "1 error", "2 errors". */
function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

const [folder] = process.argv.slice(2)
const { catalogue, problems, hasErrors } =
  folder === undefined
    ? await checkDemo()
    : await checkCatalogue(folder, { known: await demoKnown() })
for (const problem of problems) console.log(formatProblem(problem))
const errors = problems.filter(({ severity }) => severity === 'error').length
const warnings = count(problems.length - errors, 'warning')
console.log(`${count(catalogue.recipes.length, 'recipe')}: ${count(errors, 'error')}, ${warnings}`)
if (hasErrors) process.exitCode = 1
