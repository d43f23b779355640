import type { OperationData } from '@haixuan/api-sdk'
import { Button, Dialog, exactTime, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { copyWanted } from '#features/copy-text'
import { api } from '#shared/api'
import type { ConsoleUser } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { EditDialog } from './edit-dialog.tsx'

type Link = OperationData<'createResetLink'>

/** A one-time link to a new password, for a person whom the operator has checked. It is shown here and never again. */
export function ResetLinkDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const [checked, setChecked] = useState('')
  const [link, setLink] = useState<Link | null>(null)
  // The form closes after a success as after a no; after a success the link is still to be shown.
  const isIssued = useRef(false)
  const copy = useUnit(copyWanted)
  if (link !== null) {
    const address = `${location.origin}${link.path}`
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="重设密码的链接"
        size="small"
        closeOnPressOutside={false}
        footer={
          <>
            <Button onClick={onClose}>关闭</Button>
            <Button variant="primary" onClick={() => copy(address)}>
              复制链接
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>
            请只发给 {user.mobile ?? user.nickname} 本人。{exactTime(link.expiresAt)}{' '}
            前有效，只能用一次；关闭后不再显示。
          </p>
          <TextField label="链接" readOnly value={address} />
        </div>
      </Dialog>
    )
  }
  return (
    <EditDialog
      title={`${user.nickname} 忘记了密码`}
      saveLabel="签发链接"
      onClose={() => {
        if (!isIssued.current) onClose()
      }}
      act={() => ({
        run: async (how) => {
          const made = await api.call('createResetLink', { path: { id: user.id }, body: { checked } }, how)
          isIssued.current = true
          setLink(made)
        },
        done: '链接已签发',
        refresh: [],
      })}
    >
      <TextField
        label="怎样核对了本人"
        description="例如：核对了付款记录与注册时间。写进操作记录。"
        name="checked"
        required
        maxLength={200}
        value={checked}
        onChange={setChecked}
      />
    </EditDialog>
  )
}
