import type { components } from '@haixuan/api-sdk'
import { createExportBody } from '@haixuan/rules'
import { Banner, Button, DescriptionList, FailedState, linkClass, Sentence, Skeleton } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { vipName } from '#shared/session'
import styles from './export-dialog.module.css'

type Quote = components['schemas']['ExportQuote']

interface QuotePanelProps {
  quote: Quote | undefined
  error: { message: string } | null
  isAsking: boolean
  onRetry: () => void
  /** Rows to which the export was cut by hand. */
  most: number | null
  onMost: (rows: number | null) => void
}

const figure = (rows: number) => `${rows.toLocaleString('zh-CN')} 行`

const CUT: Record<NonNullable<Quote['cutBy']>, string> = {
  tier: '会员等级可查看的行数少于符合条件的行数，只导出可查看的部分',
  most: `一个文件最多 ${createExportBody['request.most'].maximum.toLocaleString('zh-CN')} 行，请用筛选条件分批导出`,
}

/** Rows that would be written, what of the quota is used and left, and what the next tier has. */
export function QuotePanel({ quote, error, isAsking, onRetry, most, onMost }: QuotePanelProps) {
  if (!quote && error) return <FailedState reason={error.message} onRetry={onRetry} retrying={isAsking} />
  if (!quote) return <Skeleton shape="block" width="100%" height="96px" />
  const { rows, matching, cutBy, ownData, limit, used, left, next, refusal } = quote
  const canCut = refusal !== null && left > 0 && left < rows
  return (
    <div className={styles.quote} aria-live="polite">
      <DescriptionList
        columns={2}
        items={[
          { term: '符合条件', value: figure(matching) },
          { term: '将导出', value: figure(rows) },
          ...(ownData
            ? [{ term: '今日额度', value: '自己的数据，不占额度', isWide: true }]
            : [
                { term: '今日已用', value: `${used.toLocaleString('zh-CN')} / ${figure(limit)}` },
                { term: '今日剩余', value: figure(left) },
                {
                  term: '升级后',
                  isWide: true,
                  value: next ? (
                    <>
                      {vipName(next.vip_type)} 每天 {figure(next.limit)}{' '}
                      <Link to="/buy" className={linkClass()}>
                        升级会员
                      </Link>
                    </>
                  ) : (
                    '已是最高'
                  ),
                },
              ]),
        ]}
      />
      {cutBy && most === null && <p className={styles.note}>{CUT[cutBy]}。</p>}
      {most !== null && (
        <p className={styles.note}>
          只导出列表的前 {figure(most)}。{' '}
          <Button variant="quiet" size="small" onClick={() => onMost(null)}>
            恢复全部
          </Button>
        </p>
      )}
      {refusal && (
        <Banner
          tone="warning"
          action={
            canCut && (
              <Button size="small" onClick={() => onMost(left)}>
                只导出前 {figure(left)}
              </Button>
            )
          }
        >
          <Sentence>{refusal}</Sentence>
        </Banner>
      )}
    </div>
  )
}
