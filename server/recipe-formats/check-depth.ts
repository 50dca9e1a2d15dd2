import { Parser, type ParserOptions } from 'htmlparser2'
import { ImportError } from './import-error.ts'

/** How deeply elements may be nested: the time that parsing takes grows with the square of the depth. */
const DEPTH_MAX = 500

/**
 * Refuses markup that is nested too deeply, before it is parsed.
 * @throws {ImportError} `TooLarge`
 */
export function checkDepth(markup: string, options: ParserOptions = {}): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentagname: () => {
        depth += 1
        if (depth > DEPTH_MAX) throw new ImportError('TooLarge')
      },
      onclosetag: () => {
        depth -= 1
      },
    },
    options,
  )
  parser.end(markup)
}
