import type { components } from '@haixuan/api-sdk'
import { Checkbox, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import styles from './export-dialog.module.css'

type Quote = components['schemas']['ExportQuote']

interface MarketColumnsProps {
  /** The price of the file with its market columns. */
  quote: Pick<Quote, 'rows' | 'limit'>
  isIn: boolean
  onChange: (isIn: boolean) => void
}

/** Whether a file of an own list says what the market says of its rows now: the own columns are always free. */
export function MarketColumns({ quote: { rows, limit }, isIn, onChange }: MarketColumnsProps) {
  return (
    <div className={styles.format}>
      <Checkbox checked={isIn} disabled={limit === 0} onChange={onChange}>
        包含市场数据列（占用 {rows.toLocaleString('zh-CN')} 行导出额度）
      </Checkbox>
      <p className={styles.note}>
        {limit === 0 ? (
          <>
            当前会员等级不含市场数据导出，现价、销量等市场数据列不写入文件；您自己的列全部导出，不占额度。{' '}
            <Link to="/buy" className={linkClass()}>
              升级会员
            </Link>
          </>
        ) : isIn ? (
          '现价、销量等市场数据列与榜单导出共用额度；不选则只导出您自己的列，不占额度。'
        ) : (
          '现价、销量等市场数据列不写入文件；您自己的列全部导出，不占额度。'
        )}
      </p>
    </div>
  )
}
