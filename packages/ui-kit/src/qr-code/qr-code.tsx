import { type Ref, useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../class-names/index.ts'
import styles from './qr-code.module.css'

export type QrCodeProps = {
  /** What the code holds: an address or a text, at most some hundred characters to stay readable. */
  text: string
  /** What scanning does; the name for screen readers, as 微信扫码联系客服. */
  label: string
  /** Edge length in pixels, quiet zone included. */
  size?: number
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** Black modules on white in both themes: many scanners do not read inverted codes. */
export function QrCode({ text, label, size = 160, className, ref }: QrCodeProps) {
  const { path, edge } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { path: dark.join(''), edge: modules }
  }, [text])
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className={classNames(styles.root, className)}
    >
      <path className={styles.ground} d={`M0 0h${edge}v${edge}h-${edge}z`} />
      <path className={styles.modules} d={path} />
    </svg>
  )
}
