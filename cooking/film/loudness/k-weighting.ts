/** Coefficients of a filter of second order; that of its newest output is 1. */
interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** The shelf of ITU-R BS.1770: a head in front of which high sounds are louder. */
function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** The high-pass of ITU-R BS.1770: low sounds are heard less. */
function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** A filter that remembers the last two samples. */
function filter({ b0, b1, b2, a1, a2 }: Biquad): (sample: number) => number {
  let [one, two] = [0, 0]
  return (sample) => {
    const result = b0 * sample + one
    one = b1 * sample - a1 * result + two
    two = b2 * sample - a2 * result
    return result
  }
}

/** Weighs the samples of one channel as ears do, one after the other. */
export function kWeighting(sampleRate: number): (sample: number) => number {
  const first = filter(shelf(sampleRate))
  const second = filter(highPass(sampleRate))
  return (sample) => second(first(sample))
}
