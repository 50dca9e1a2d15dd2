// `npm run chromatic`: uploads the stories for review, where a token says to whom.
import { spawnSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Left out: CHROMATIC_PROJECT_TOKEN is not set.')
  process.exit(0)
}
const cli = ['node_modules/chromatic/dist/bin.cjs', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, cli, { stdio: 'inherit' }).status ?? 1
