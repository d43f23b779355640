import { useState } from 'react'
import type { OwnStore } from '#entities/own-store'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { factsOf, storeForm } from '../model/store-forms.ts'
import { StoreFields } from './store-fields.tsx'
import styles from './stores.module.css'

interface StoreDialogProps {
  /** Null: a new one. */
  store: OwnStore | null
  groups: readonly string[]
  onClose: () => void
}

/** A new store, or what is entered of one. Stays open, with all that was typed, until the server has it. */
export function StoreDialog({ store, groups, onClose }: StoreDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const isOwner = store === null || store.access === 'owner'
  const start = store ? { ...factsOf(store), id: store.id, revision: store.revision, isOwner } : { key }
  const form = useForm(storeForm, { start, onDone: onClose })
  return (
    <FormDialog
      title={store ? `编辑“${store.name}”` : '添加店铺'}
      size="medium"
      form={form}
      onClose={onClose}
      className={styles.form}
    >
      <StoreFields form={form} groups={groups} hasMarketplace={store !== null} isMallIdFixed={!isOwner} />
      {store === null && (
        <p className={styles.note}>
          不需要平台密码。同一店铺如果也被别的账号填写，由客服核实归属，结果在通知中告诉您。
        </p>
      )}
    </FormDialog>
  )
}
