import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore } from 'effector'
import { api } from '#shared/api'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface Alias {
  /** Layout of a bill and one of its columns. */
  layout: string
  field: string
  alias: string
}

export type AliasEffect = OperationData<'addBillAlias'>

/** Asks what a name would change; nothing is added. A notice tells why it cannot be asked. */
export const aliasTriedFx = createEffect(({ layout, field, alias }: Alias) =>
  api.call('addBillAlias', { body: { layout, field, alias: alias.trim(), isDryRun: true } }),
)

/** Something else is typed or chosen: what was found is of another name. */
export const aliasChanged = createEvent()

/** What the name that is typed would change; null before it was tried. */
export const $aliasEffect = createStore<AliasEffect | null>(null)
  .on(aliasTriedFx.doneData, (_, effect) => effect)
  .reset(aliasChanged)

export const aliasForm = createConsoleForm({
  initial: { layout: '', field: '', alias: '' },
  faults: ({ layout, field, alias }) => ({
    layout: layout === '' ? '请选择账单' : undefined,
    field: field === '' ? '请选择列' : undefined,
    alias: alias.trim() === '' ? '请填写文件里的表头' : undefined,
  }),
  send: ({ layout, field, alias }: Alias, how: Quiet) =>
    api.call('addBillAlias', { body: { layout, field, alias: alias.trim(), isDryRun: false } }, how),
  done: () => '已添加，从下一个文件起生效',
  refresh: ['listBillAliases'],
})
