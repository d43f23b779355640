import { BOOK_CLASS_NAMES, LEDGER_CLASSES } from '@haixuan/rules'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Checkbox,
  IconButton,
  Select,
  TextField,
  TrashIcon,
} from '@haixuan/ui-kit'
import { type DraftRule, faultOf, UNCHOSEN } from '../lib/rule-list.ts'
import type { ClassRuleList } from '../model/use-class-rules.ts'
import styles from './edit-classes.module.css'

const CLASSES = LEDGER_CLASSES.filter((name) => name !== UNCHOSEN).map((value) => ({
  value,
  label: BOOK_CLASS_NAMES[value],
}))

interface RuleRowProps {
  draft: DraftRule
  at: number
  list: ClassRuleList
}

/** One rule: which lines, which class, on or off, and its place among the others. */
export function RuleRow({ draft, at, list }: RuleRowProps) {
  const { id, type, remark, class: name, isOn } = draft
  const fault = faultOf(draft)
  const said = `第 ${at + 1} 条`
  return (
    <li className={styles.rule} data-off={!isOn || undefined}>
      <Checkbox checked={isOn} onChange={(on) => list.change(id, { isOn: on })} aria-label={`${said} 启用`} />
      <TextField
        label={`${said} 账务类型包含`}
        labelPlacement="hidden"
        placeholder="账务类型包含"
        maxLength={40}
        value={type}
        onChange={(next) => list.change(id, { type: next })}
      />
      <TextField
        label={`${said} 备注包含`}
        labelPlacement="hidden"
        placeholder="备注包含"
        maxLength={100}
        value={remark}
        onChange={(next) => list.change(id, { remark: next })}
      />
      <Select
        label={`${said} 类别`}
        labelPlacement="hidden"
        placeholder="选类别"
        options={CLASSES}
        value={name === UNCHOSEN ? null : name}
        onChange={(next) => list.change(id, { class: next })}
      />
      <span className={styles.acts}>
        <IconButton
          label={`${said} 上移`}
          icon={<ArrowUpIcon />}
          disabled={at === 0}
          onClick={() => list.move(at, -1)}
        />
        <IconButton
          label={`${said} 下移`}
          icon={<ArrowDownIcon />}
          disabled={at === list.drafts.length - 1}
          onClick={() => list.move(at, 1)}
        />
        <IconButton label={`${said} 删除`} icon={<TrashIcon />} onClick={() => list.remove(id)} />
      </span>
      {fault !== null && <p className={styles.fault}>{fault}</p>}
    </li>
  )
}
