/** A number without the noise of floating point: to the millionth. */
export const toMillionth = (value: number): number => Math.round(value * 1e6) / 1e6
