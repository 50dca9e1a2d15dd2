/** The value of a cookie in a `Cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim().split('=')) ?? []
  return pairs.find(([key]) => key === name)?.[1]
}
