import { Button, Checkbox, Dialog, Form, Select, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { serverErrors } from '#shared/account-rules'
import { SCOPES, type Scope } from '../config/scopes.ts'
import { createKeyFx } from '../model/keys.ts'
import styles from './key-panel.module.css'

const DAYS = [
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
  { value: '180', label: '180 天' },
  { value: '365', label: '365 天' },
] as const

/** Asks what a new key is for, what it may read and how long. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [create, isPending] = useUnit([createKeyFx, createKeyFx.pending])
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read:goods'])
  const [days, setDays] = useState<string>('90')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = () => {
    const found = {
      ...(name.trim() === '' ? { name: '请填写名称，便于以后辨认' } : {}),
      ...(scopes.length === 0 ? { scopes: '请至少选择一项权限' } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    create({ name: name.trim(), scopes, expiresInDays: Number(days) }).then(onClose, (error: Error) =>
      setErrors(serverErrors(error, { names: ['name', 'scopes'] })),
    )
  }
  const toggle = (scope: Scope) => (isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  return (
    <Dialog
      open
      size="small"
      title="新建密钥"
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={isPending} onClick={submit}>
            新建密钥
          </Button>
        </>
      }
    >
      <Form errors={errors} onSubmit={submit}>
        <TextField
          label="名称"
          name="name"
          required
          description="例如：选品日报脚本"
          value={name}
          onChange={setName}
          maxLength={40}
          autoFocus
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
        <Select label="有效期" options={DAYS} value={days} onChange={setDays} />
      </Form>
    </Dialog>
  )
}
