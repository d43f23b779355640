import { BOOK_CLASS_NAMES } from '@haixuan/rules'
import { Accordion, Banner, Button, Dialog, FailedState, Skeleton, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#shared/api'
import type { ClassRules } from '../model/keep-classes.ts'
import { useClassRules } from '../model/use-class-rules.ts'
import { ClassEffectTables } from './class-effect.tsx'
import styles from './edit-classes.module.css'
import { RuleRow } from './rule-row.tsx'
import { UnclassifiedList } from './unclassified-list.tsx'

/** Rules that put lines of the account book into classes. */
export function ClassesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(apiQuery('getFinanceClassRules', {}))
  return (
    <Dialog
      open
      size="large"
      title="归类规则"
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.dialog}>
        <p className={styles.note}>
          账务明细的一行归哪一类，由第一条套得上的规则决定：先看您的规则，再看内置规则。条件是文字的一部分，不分全角半角和大小写；对账号下所有店铺和月份有效。
        </p>
        {data ? (
          <Rules key={data.revision} kept={data} />
        ) : error ? (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton shape="block" width="100%" height="320px" />
        )}
      </div>
    </Dialog>
  )
}

function Rules({ kept }: { kept: ClassRules }) {
  const list = useClassRules(kept)
  const { drafts, effect, problem, isChanged } = list
  return (
    <>
      <UnclassifiedList groups={kept.unclassified} onClassify={list.add} />
      <section aria-label="您的规则" className={styles.dialog}>
        <div className={styles.bar}>
          <h3 className={styles.heading}>您的规则</h3>
          <Button size="small" onClick={() => list.add()}>
            加一条
          </Button>
        </div>
        {drafts.length === 0 && <p className={styles.note}>还没有自己的规则。</p>}
        <ol className={styles.rules}>
          {drafts.map((draft, at) => (
            <RuleRow key={draft.id} {...{ draft, at, list }} />
          ))}
        </ol>
      </section>
      <Accordion
        items={[
          {
            ...{ id: 'built-in', title: `内置规则 ${kept.builtIn.length} 条` },
            content: <BuiltIn rules={kept.builtIn} />,
          },
        ]}
      />
      {effect && <ClassEffectTables effect={effect} />}
      {problem !== null && <Banner tone="danger" title={problem} />}
      {isChanged && (
        <div className={styles.bar}>
          <p className={styles.said} role="status">
            {list.isWhole ? '还没保存。' : '有规则没填完，填完后会算出影响。'}
          </p>
          <Button onClick={list.forget}>放弃</Button>
          <Button variant="primary" loading={list.isSaving} disabled={!list.canSave} onClick={list.save}>
            保存规则
          </Button>
        </div>
      )}
    </>
  )
}

function BuiltIn({ rules }: { rules: ClassRules['builtIn'] }) {
  return (
    <StaticTable
      label="内置规则"
      rows={rules}
      rowId={({ type, remark }) => `${type} ${remark}`}
      maxHeight={240}
      columns={[
        { id: 'class', heading: '类别', isRowName: true, cell: (rule) => BOOK_CLASS_NAMES[rule.class] },
        { id: 'type', heading: '账务类型包含', cell: ({ type }) => type || '—' },
        { id: 'remark', heading: '备注包含', cell: ({ remark }) => remark || '—' },
      ]}
    />
  )
}
