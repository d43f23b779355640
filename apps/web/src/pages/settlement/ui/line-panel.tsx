import { CloseIcon, IconButton, SegmentedControl } from '@haixuan/ui-kit'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { amountText, type ItemPart } from '#entities/finance-book'
import { useListAddress } from '#shared/list-address'
import { layout } from '#shared/page-layout'
import { LineFilters, readLineFilter } from '#widgets/finance-lines'
import { LinePart } from './line-part.tsx'
import styles from './settlement.module.css'

export interface LinePanelProps {
  /** Path of the figure: month, store, item. */
  title: string
  month: string
  currency: string
  parts: readonly ItemPart[]
  /** Whether the parts are one figure together; details and account book are not. */
  isSum?: boolean
  /** Above the lines. */
  lead?: ReactNode
  onClose: () => void
}

const keyOf = ({ ask }: ItemPart) => JSON.stringify(ask)

/** The lines that a figure is the sum of, below the table. Escape closes. Keyed by its figure. */
export function LinePanel({ title, month, currency, parts, isSum = true, lead, onClose }: LinePanelProps) {
  const place = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const address = useListAddress()
  const filter = readLineFilter(address.read, month)
  const part = parts.find((one) => keyOf(one) === wanted) ?? parts[0]
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-label={title} onKeyDown={close}>
      <div className={layout.line}>
        <h2 className={layout.heading}>{title}</h2>
        {isSum && parts.length > 1 && (
          <span>
            {amountText(
              parts.reduce((sum, { minor }) => sum + minor, 0),
              currency,
            )}
          </span>
        )}
        <span className={styles.end}>
          <IconButton label="关闭明细" icon={<CloseIcon />} onClick={onClose} />
        </span>
      </div>
      {lead}
      {part === undefined ? (
        <p className={layout.note}>没有这种账单的行。</p>
      ) : (
        <>
          {parts.length > 1 && (
            <SegmentedControl
              label="哪一部分"
              size="small"
              options={parts.map((one) => ({ value: keyOf(one), label: one.name }))}
              value={keyOf(part)}
              onChange={setWanted}
            />
          )}
          <LineFilters {...{ address, filter, month, currency }} />
          <LinePart key={`${keyOf(part)} ${JSON.stringify(filter)}`} {...{ part, month, currency, filter }} />
        </>
      )}
    </section>
  )
}
