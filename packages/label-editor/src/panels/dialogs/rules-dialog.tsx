import { Button, Drawer, EmptyState, Select } from '@haixuan/ui-kit'
import { useMemo, useState } from 'react'
import { checkDocument, type Finding } from '../../rules/check-document.ts'
import { MARKETS, type MarketId } from '../../rules/market.ts'
import { useEditor, useShown } from '../editor.ts'
import styles from './dialogs.module.css'

const CHOICES = [
  { value: 'none', label: '不检查必填内容' },
  ...MARKETS.map(({ id, name }) => ({ value: id, label: name })),
]

function FindingLine({ finding }: { finding: Finding }) {
  const { store, canvas } = useEditor()
  const { elementId, pageId, fix } = finding
  return (
    <li className={styles.finding} data-level={finding.level}>
      <span className={styles.words}>
        <span
          className={styles.subject}
        >{`${finding.level === 'error' ? '错误' : '提醒'} · ${finding.subject}`}</span>
        {finding.message}
      </span>
      {elementId ? (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            store.select([elementId], { pageId, wholeGroups: false })
            canvas?.focus()
          }}
        >
          定位
        </Button>
      ) : null}
      {fix ? (
        <Button size="small" onClick={() => store.run('修正', fix.command)}>
          {fix.label}
        </Button>
      ) : null}
    </li>
  )
}

/** What would be refused or go wrong in print, each with the way there and, where there is one, the way out. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { document } = useShown()
  const [market, setMarket] = useState<MarketId | null>(null)
  const findings = useMemo(() => checkDocument(document, market, Date.now()), [document, market])
  return (
    <Drawer open onOpenChange={onClose} title="检查标签">
      <p className={styles.text}>
        按公开的法规和行业资料检查，供参考，不构成法律意见；平台最终以其卖家中心的要求为准。
      </p>
      <Select
        label="销售市场"
        options={CHOICES}
        value={market ?? 'none'}
        onChange={(value) => setMarket(value === 'none' ? null : (value as MarketId))}
      />
      {findings.length === 0 ? (
        <EmptyState title="没有发现问题">标签上的文字、条码和位置都符合检查规则。</EmptyState>
      ) : (
        <ul className={styles.findings} aria-label="检查结果">
          {findings.map((finding) => (
            <FindingLine key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
