import type { OperationData } from '@haixuan/api-sdk'
import { createResetLinkBody } from '@haixuan/rules'
import { Button, Dialog, exactTime, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { copyWanted } from '#features/copy-text'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleUser } from '../model/console-rows.ts'
import { resetLinkForm } from '../model/user-forms.ts'
import styles from './admin.module.css'

type Link = OperationData<'createResetLink'>

interface ResetLinkDialogProps {
  user: ConsoleUser
  onClose: () => void
}

/** A one-time link to a new password, for a person whom the operator has checked. It is shown here and never again. */
export function ResetLinkDialog({ user, onClose }: ResetLinkDialogProps) {
  const [link, setLink] = useState<Link | null>(null)
  if (link !== null) return <IssuedLink user={user} link={link} onClose={onClose} />
  return <IssueLink user={user} onIssued={setLink} onClose={onClose} />
}

function IssueLink(props: ResetLinkDialogProps & { onIssued: (link: Link) => void }) {
  const { user, onIssued, onClose } = props
  const form = useForm(resetLinkForm, { start: { id: user.id }, onDone: onIssued })
  return (
    <FormDialog
      title={`${user.nickname} 忘记了密码`}
      form={form}
      onClose={onClose}
      submitLabel="签发链接"
      className={styles.form}
    >
      <TextField
        label="怎样核对了本人"
        description="例如：核对了付款记录与注册时间。写进操作记录。"
        required
        maxLength={createResetLinkBody.checked.maxLength}
        {...form.field('checked')}
      />
    </FormDialog>
  )
}

function IssuedLink({ user, link, onClose }: ResetLinkDialogProps & { link: Link }) {
  const copy = useUnit(copyWanted)
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
