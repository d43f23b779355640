import { createApiKeyBody } from '@haixuan/rules'
import { Checkbox, Select, TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { SCOPES, type Scope } from '../config/scopes.ts'
import { newKeyForm } from '../model/keys.ts'
import styles from './key-panel.module.css'

const DAYS = [30, 90, 180, 365].map((days) => ({ value: String(days), label: `${days} 天` }))

/** Asks what a new key is for, what it may read and how long. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(newKeyForm, { onDone: onClose })
  const { field, set, errors, values } = form
  const { scopes, expiresInDays } = values
  const toggle = (scope: Scope) => (isOn: boolean) =>
    set({ scopes: isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope) })
  return (
    <FormDialog title="新建密钥" form={form} onClose={onClose} submitLabel="新建密钥">
      <TextField
        label="名称"
        required
        description="例如：选品日报脚本"
        maxLength={createApiKeyBody.name.maxLength}
        autoFocus
        {...field('name')}
      />
      <fieldset className={styles.scopes} aria-describedby={errors['scopes'] ? 'scopes-error' : undefined}>
        <legend>权限（只读）</legend>
        {SCOPES.map(({ scope, name: title, about }) => (
          <Checkbox key={scope} checked={scopes.includes(scope)} onChange={toggle(scope)}>
            {title} <code className={styles.prefix}>{scope}</code>
            <span className={styles.about}>{about}</span>
          </Checkbox>
        ))}
        {errors['scopes'] && (
          <p id="scopes-error" className={styles.fault} data-error-of="scopes">
            {errors['scopes']}
          </p>
        )}
      </fieldset>
      <Select
        label="有效期"
        name="expiresInDays"
        options={DAYS}
        value={String(expiresInDays)}
        onChange={(days) => set({ expiresInDays: Number(days) })}
      />
    </FormDialog>
  )
}
