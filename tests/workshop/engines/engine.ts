/** Engines of browsers, as the passport names them. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** What a browser is told about colours. */
export type Colours = 'light' | 'dark' | 'forced'

/** Size of a window, in pixels. */
export interface Size {
  width: number
  height: number
}

/** A page of a running browser. Pages share nothing that they store. */
export interface Page {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /**
   * Calls a function in the page and waits for its result. The function is sent as text, so it uses
   * nothing that stands outside of it. Its arguments and its result are JSON.
   */
  call: <const Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Presses a key and lets it go: a letter, `Enter`, `Escape`, `Tab` or an arrow such as `ArrowUp`. */
  press: (key: string) => Promise<void>
  /** Gives the window a size. */
  resize: (size: Size) => Promise<void>
  /** A PNG of the window. */
  screenshot: () => Promise<Buffer>
  /** Tells the page about colours. Undefined where the browser cannot be told. */
  setColours?: (colours: Colours) => Promise<void>
  close: () => Promise<void>
}

/** A running browser. */
export interface Engine<Opened extends Page = Page> {
  /** Name and version, as people know them. */
  readonly version: string
  newPage: () => Promise<Opened>
  /** Ends the browser with all of its pages. */
  close: () => Promise<void>
}

/** Size of a window that nobody has changed: room for all that stories draw. */
export const FIRST_SIZE: Size = { width: 1400, height: 1200 }
