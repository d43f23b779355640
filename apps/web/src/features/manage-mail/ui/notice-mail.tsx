import { Banner, Button, FailedState, Form, RadioGroup, Select, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useForm } from '#shared/form'
import type { MailRow } from '../model/mail.ts'
import { noticeMailForm, noticeMailQuery } from '../model/notice-mail.ts'

const MODES = [
  { value: 'off', label: '不发送' },
  { value: 'daily', label: '每天 09:00 汇总' },
  { value: 'soon', label: '有消息时（5 分钟内合并为一封）' },
] as const

interface NoticeMailProps {
  /** Addresses that mails reach. */
  addresses: readonly MailRow[]
}

/** Whether notices of the site are sent by mail, and to which address. */
export function NoticeMail({ addresses }: NoticeMailProps) {
  const { data, error, refetch, isFetching } = useQuery(noticeMailQuery())
  if (error && !data)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" width="100%" height="120px" />
  const known = addresses.find(({ id }) => id === data.addressId) ?? addresses[0]
  const isPaused = data.mode !== 'off' && data.addressId === null
  return (
    <>
      {isPaused && (
        <Banner tone="warning" title="通知邮件已暂停">
          接收通知的邮箱已移除或被退信。请重新确认它，或选择另一个邮箱后保存。
        </Banner>
      )}
      <Choice
        key={`${data.mode} ${known?.id}`}
        addresses={addresses}
        start={{ mode: data.mode, addressId: known?.id ?? null }}
      />
    </>
  )
}

interface ChoiceProps extends NoticeMailProps {
  start: { mode: (typeof MODES)[number]['value']; addressId: string | null }
}

function Choice({ addresses, start }: ChoiceProps) {
  const { form, submit, field, values } = useForm(noticeMailForm, { start })
  return (
    <Form {...form}>
      <RadioGroup
        label="通知邮件"
        description="把提醒等站内消息发到邮箱；已读的消息不再发送，每封邮件都可以退订"
        options={MODES}
        layout="column"
        {...field('mode')}
      />
      {values.mode !== 'off' && (
        <Select
          label="接收通知的邮箱"
          options={addresses.map(({ id, address }) => ({ value: id, label: address }))}
          placeholder={addresses.length === 0 ? '请先确认一个邮箱' : '请选择'}
          disabled={addresses.length === 0}
          {...field('addressId')}
        />
      )}
      <div>
        <Button {...submit}>保存</Button>
      </div>
    </Form>
  )
}
