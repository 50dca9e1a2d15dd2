import { writeFileSync } from 'node:fs'
import { TOKENS_CSS, tokensCss } from './tokens-css.ts'

writeFileSync(TOKENS_CSS, await tokensCss())
