import {
  Button,
  ConfirmDialog,
  Dialog,
  FailedState,
  Form,
  Sentence,
  Skeleton,
  TextField,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useForm } from '#shared/form'
import { channelsQuery } from '#shared/send-code'
import { type MailRow, mailForm, mailQuery, mailRemoved } from '../model/mail.ts'
import styles from './mail-dialog.module.css'
import { MailList } from './mail-list.tsx'
import { NoticeMail } from './notice-mail.tsx'

/** The mail addresses of the user, and what is sent to them. */
export function MailDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(mailQuery())
  const channels = useQuery(channelsQuery()).data
  const remove = useUnit(mailRemoved)
  const [leaving, setLeaving] = useState<MailRow | null>(null)
  return (
    <Dialog open onOpenChange={onClose} title="我的邮箱">
      {data ? (
        <div className={styles.parts}>
          {data.length > 0 && (
            <MailList rows={data} canSend={channels?.mail === true} onRemove={setLeaving} />
          )}
          {channels?.mail === true ? (
            <>
              <NewAddress />
              {data.length > 0 && <NoticeMail addresses={data.filter(({ state }) => state === 'verified')} />}
            </>
          ) : (
            <p className={styles.note}>
              <Sentence>本站没有开通邮件，暂时不能添加邮箱。</Sentence>
            </p>
          )}
        </div>
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="160px" />
      )}
      {leaving && (
        <ConfirmDialog
          open
          title="移除邮箱"
          confirmLabel="移除"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            remove(leaving.id)
            setLeaving(null)
          }}
        >
          {leaving.address} 将不再接收验证码和通知邮件。需要时可以重新添加并确认。
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function NewAddress() {
  const { form, submit, field } = useForm(mailForm)
  return (
    <Form {...form}>
      <TextField
        label="添加邮箱"
        type="email"
        autoComplete="email"
        description="确认后可以接收重设密码的验证码和通知邮件，最多 5 个"
        required
        {...field('address')}
      />
      <div>
        <Button {...submit}>发送确认邮件</Button>
      </div>
    </Form>
  )
}
