import { Button, StaticTable } from '@haixuan/ui-kit'
import { amountText } from '#entities/finance-book'
import type { ClassRules } from '../model/keep-classes.ts'
import styles from './edit-classes.module.css'

interface UnclassifiedListProps {
  groups: ClassRules['unclassified']
  onClassify: (proposal: { type: string; remark: string }) => void
}

/** Lines that no rule knows, each with a press that begins a rule for them. */
export function UnclassifiedList({ groups, onClassify }: UnclassifiedListProps) {
  return (
    <section aria-label="未归类的账务行">
      <h3 className={styles.heading}>未归类</h3>
      <StaticTable
        label="未归类的账务行"
        rows={groups}
        rowId={({ proposal }) => `${proposal.type} ${proposal.remark}`}
        empty="所有账务行都有类别。"
        maxHeight={220}
        columns={[
          {
            ...{ id: 'remark', heading: '备注', isRowName: true },
            cell: ({ remark, type }) => remark ?? `${type ?? '—'}（没有备注）`,
          },
          { id: 'type', heading: '账务类型', cell: ({ type }) => type ?? '—' },
          { id: 'months', heading: '月份', cell: ({ months }) => months.join('、') },
          { id: 'rows', heading: '行数', isNumeric: true, cell: ({ rows }) => rows.toLocaleString('zh-CN') },
          {
            ...{ id: 'minor', heading: '金额', isNumeric: true },
            cell: ({ sums }) =>
              sums.map(({ currency, minor }) => `${amountText(minor, currency)} ${currency}`).join('，'),
          },
          {
            ...{ id: 'classify', heading: '操作' },
            cell: ({ proposal, remark, type }) => (
              <Button
                variant="quiet"
                size="small"
                aria-label={`归类：${remark ?? type ?? ''}`}
                onClick={() => onClassify(proposal)}
              >
                归类
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}
