import { alertKind, setViewAlertBody } from '@haixuan/rules'
import { attach } from 'effector'
import { createForm } from '#shared/form'
import type { AlertRule, Asked } from './saved-view.ts'
import { changeViewFx, saveViewFx, setAlertFx } from './views.ts'

const nameless = ({ name }: { name: string }) => ({
  name: name.trim() === '' ? '请填写名称' : undefined,
})

const saveNamedFx = attach({
  effect: saveViewFx,
  mapParams: ({ name, ...asked }: Asked & { name: string }) => ({ ...asked, name: name.trim(), quiet: true }),
})
/** What a board asks now, under a name. */
export const newViewForm = createForm({
  initial: { board: '', name: '', query: {}, columns: null, watched: null },
  faults: nameless,
  submit: saveNamedFx,
})

const renameFx = attach({
  effect: changeViewFx,
  mapParams: ({ id, name }: { id: string; name: string }) => ({ id, name: name.trim(), quiet: true }),
})
export const viewNameForm = createForm({
  initial: { id: '', name: '' },
  faults: nameless,
  submit: renameFx,
})

const { minimum, maximum } = setViewAlertBody['rule.percent']

interface ViewAlert {
  id: string
  rule: { kind: AlertRule['kind']; percent: number | null }
  isOn: boolean
}

/** The rule as the contract has it; null while its percentage is missing or out of bounds. */
export function alertRule({ kind, percent }: ViewAlert['rule']): AlertRule | null {
  if (alertKind(kind).percent === null) return { kind }
  return percent !== null && percent >= minimum && percent <= maximum ? { kind, percent } : null
}

const watchFx = attach({
  effect: setAlertFx,
  mapParams: ({ id, rule, isOn }: ViewAlert) => ({ id, rule: alertRule(rule) ?? { kind: rule.kind }, isOn }),
})
/** What a view is watched for. */
export const alertForm = createForm({
  initial: { id: '', rule: { kind: 'new_rows', percent: null }, isOn: true },
  faults: ({ rule }) => ({
    rule: alertRule(rule) === null ? `幅度应为 ${minimum} 到 ${maximum}` : undefined,
  }),
  submit: watchFx,
})
