import {
  Button,
  CloseIcon,
  classNames,
  IconButton,
  linkClass,
  Picture,
  SegmentedControl,
  Skeleton,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useMemo, useState } from 'react'
import type { Compared } from '#features/compare-rows'
import { QualityMarks } from '#features/explain-quality'
import { type ComparedLine, compareLines, type Line } from '../lib/differences.ts'
import { figureSeries } from '../lib/figure-series.ts'
import type { ComparedThing, ComparedThings, Figure } from '../model/compared-thing.ts'
import styles from './compare-page.module.css'

interface CompareThingsProps<Row> {
  found: ComparedThings<Row>
  lines: readonly Line<Row>[]
  /** 商品 or 店铺. */
  noun: string
  /** Name of the money line. */
  money: string
  onRemove: (item: Compared) => void
}

const keyOf = ({ marketplace, id }: Compared) => `${marketplace}:${id}`

/** One chart for all of them, and what differs. */
export function CompareThings<Row>({ found, lines, noun, money, onRemove }: CompareThingsProps<Row>) {
  const { things, failed, isLoading } = found
  const [figure, setFigure] = useState<Figure>('sales')
  const series = useMemo(() => figureSeries(things, figure), [things, figure])
  const hasCommission = things.some(({ commission }) => commission.some(({ value }) => value !== null))
  const compared = compareLines(
    lines,
    things.map(({ row }) => row),
  )
  return (
    <>
      {failed.map((item) => (
        <p key={keyOf(item)} className={styles.note}>
          {noun} {item.id} 没有打开，可能尚未收录或没有权限。
          <Button size="small" onClick={() => onRemove(item)}>
            移出对比
          </Button>
        </p>
      ))}
      <section className={styles.card}>
        <header className={styles.head}>
          <h2 className={styles.heading}>近 30 天走势</h2>
          <SegmentedControl
            label="走势的数据"
            value={figure}
            options={[
              { value: 'sales', label: '日销' },
              { value: 'money', label: money },
              ...(hasCommission ? [{ value: 'commission' as const, label: '佣金(%)' }] : []),
            ]}
            onChange={setFigure}
          />
        </header>
        {isLoading ? (
          <Skeleton shape="block" width="100%" height="320px" />
        ) : series.length === 0 ? (
          <p className={styles.note}>这些{noun}没有这段时间的数据。</p>
        ) : (
          <TimeSeriesChart label="近 30 天走势对比" series={series} height={280} />
        )}
      </section>
      {things.length > 0 && (
        <div className={styles.table} style={{ '--things': things.length } as CSSProperties}>
          <StaticTable
            label="差异：有差异的在前，每行最好的值有“优”的标记"
            rows={compared}
            rowId={({ line }) => line.id}
            columns={[
              { id: 'line', heading: '项目', isRowName: true, cell: ({ line }) => line.label },
              ...things.map((thing, at) => ({
                id: keyOf(thing.item),
                heading: thing.name,
                head: <Thing thing={thing} place={at + 1} onRemove={() => onRemove(thing.item)} />,
                cell: (one: ComparedLine<Row>) => <Value compared={one} row={thing.row} at={at} />,
              })),
            ]}
          />
        </div>
      )}
    </>
  )
}

interface ValueProps<Row> {
  compared: ComparedLine<Row>
  row: Row
  at: number
}

/** A value, marked when it is the best of its line; a line that is the same everywhere steps back. */
function Value<Row>({ compared: { line, differs, best }, row, at }: ValueProps<Row>) {
  return (
    <span className={classNames(!differs && styles.same, best.has(at) && styles.best)}>
      <Text>{line.text(row)}</Text>
      {best.has(at) && <Tag tone="success">优</Tag>}
    </span>
  )
}

/** Money that is too long for its column breaks after the currency, not amid its figures. */
function Text({ children }: { children: string }) {
  const figures = Math.max(0, children.search(/\d/))
  return (
    <span>
      {children.slice(0, figures)}
      <wbr />
      {children.slice(figures)}
    </span>
  )
}

interface ThingProps {
  thing: ComparedThing<unknown>
  place: number
  onRemove: () => void
}

function Thing({ thing: { name, imageUrl, quality, href }, place, onRemove }: ThingProps) {
  return (
    <span className={styles.thing}>
      <Picture src={imageUrl} alt="" width={56} height={56} />
      <IconButton
        size="small"
        className={styles.remove}
        label={`把“${name}”移出对比`}
        icon={<CloseIcon />}
        onClick={onRemove}
      />
      <Link to={href} className={classNames(linkClass('plain'), styles.name)} title={name}>
        {place} {name}
      </Link>
      {Object.values(quality).some(Boolean) && <QualityMarks quality={quality} />}
    </span>
  )
}
