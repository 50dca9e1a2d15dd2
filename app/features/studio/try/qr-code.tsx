import { encode } from 'uqr'

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What it holds. */
  text: string
  /** Accessible name. */
  label: string
}

/** A QR code: dark on light in every theme, because cameras expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="studio-qr">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark.join('')} />
    </svg>
  )
}
