/** Engines of browsers, as the passport names them. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** What a browser is told about colours. */
export type Colours = 'light' | 'dark' | 'forced'

/** A running browser with one page. */
export interface Engine {
  /** Name and version, as people know them. */
  readonly version: string
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /**
   * Calls an async function in the page.
   *
   * @param source its source text; its arguments and its result are JSON
   */
  call: (source: string, ...args: unknown[]) => Promise<unknown>
  /** Tells the page about colours. Undefined where the browser cannot be told. */
  setColours?: (colours: Colours) => Promise<void>
  close: () => Promise<void>
}

/** Waits for a line of a program's output. Rejects when the program ends without it. */
export function lineOf(
  program: {
    stdout: NodeJS.ReadableStream | null
    stderr: NodeJS.ReadableStream | null
    once: (event: 'exit', listener: () => void) => unknown
  },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: unknown) => {
      text += String(chunk)
      const found = pattern.exec(text)
      if (found !== null) resolve(found)
    }
    program.stdout?.on('data', read)
    program.stderr?.on('data', read)
    program.once('exit', () => reject(new Error(`The program ended: ${text.slice(-500)}`)))
  })
}
