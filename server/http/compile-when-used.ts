/** Checks a part of a request, as Fastify calls it. */
interface Check {
  // oxlint-disable-next-line typescript/no-explicit-any -- the type of every check there is
  (data: any): any
  /** Where Ajv leaves what is wrong. */
  errors?: unknown
}

/**
 * Compiles a schema when the first request needs it. There are hundreds of schemas: compiling them all
 * took most of the time of a start, and memory for calls that few processes ever answer.
 */
export function compileWhenUsed<Part, Compiled extends Check>(
  compile: (part: Part) => Compiled,
): (part: Part) => Compiled {
  return (part) => {
    let compiled: Compiled | undefined
    const check: Check = (data: unknown): unknown => {
      compiled ??= compile(part)
      const result: unknown = compiled(data)
      check.errors = compiled.errors
      return result
    }
    return check as Compiled
  }
}
