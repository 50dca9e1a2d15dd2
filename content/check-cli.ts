import { checkCatalogue, checkDemo } from './check.ts'
import { demoKnown } from './known.ts'
import { formatProblem } from './problem.ts'

const [folder] = process.argv.slice(2)
const { catalogue, problems, hasErrors } =
  folder === undefined
    ? await checkDemo()
    : await checkCatalogue(folder, { known: await demoKnown() })
for (const problem of problems) console.log(formatProblem(problem))
const errors = problems.filter(({ severity }) => severity === 'error').length
console.log(
  `${catalogue.recipes.length} recipes: ${errors} errors, ${problems.length - errors} warnings`,
)
if (hasErrors) process.exitCode = 1
