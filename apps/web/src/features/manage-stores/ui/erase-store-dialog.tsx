import { Banner, TextField } from '@haixuan/ui-kit'
import type { OwnStore } from '#entities/own-store'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { eraseForm } from '../model/store-acts.ts'
import styles from './stores.module.css'

/** An archived store is erased with all that belongs to it. */
export function EraseStoreDialog({ store, onClose }: { store: OwnStore; onClose: () => void }) {
  const { id, revision, name } = store
  const form = useForm(eraseForm, { start: { id, revision, name }, onDone: onClose })
  return (
    <FormDialog
      title={`删除“${name}”`}
      form={form}
      onClose={onClose}
      submitLabel="永久删除"
      className={styles.form}
    >
      <Banner tone="danger" title="删除后无法恢复">
        店铺及其全部数据都会删除。只是不再使用时，保持归档即可，历史会保留。
      </Banner>
      <TextField label={`请输入店铺名称“${name}”确认`} autoFocus {...form.field('typed')} />
    </FormDialog>
  )
}
