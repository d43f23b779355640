import {
  Button,
  Dialog,
  FailedState,
  Form,
  Sentence,
  Skeleton,
  type StaticColumn,
  StaticTable,
  Tag,
  TextField,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useForm } from '#shared/form'
import { channelsQuery } from '#shared/send-code'
import { type MailRow, mailForm, mailQuery, mailRemoved } from '../model/mail.ts'

const STATE = {
  waiting: { name: '待确认', tone: 'warning' },
  verified: { name: '已确认', tone: 'success' },
  bounced: { name: '退信，请重新确认', tone: 'danger' },
} as const

/** The mail addresses of the user: add one, see whether it is verified, remove it. */
export function MailDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(mailQuery())
  const channels = useQuery(channelsQuery()).data
  const remove = useUnit(mailRemoved)
  const columns: readonly StaticColumn<MailRow>[] = [
    { id: 'address', heading: '邮箱', isRowName: true, cell: ({ address }) => address },
    {
      id: 'state',
      heading: '状态',
      cell: ({ state }) => <Tag tone={STATE[state].tone}>{STATE[state].name}</Tag>,
    },
    {
      id: 'act',
      heading: '操作',
      cell: ({ id }) => (
        <Button size="small" onClick={() => remove(id)}>
          移除
        </Button>
      ),
    },
  ]
  return (
    <Dialog open onOpenChange={onClose} title="我的邮箱">
      {data ? (
        <>
          {data.length > 0 && (
            <StaticTable label="我的邮箱" columns={columns} rows={data} rowId={({ id }) => id} />
          )}
          {channels?.mail === true ? (
            <NewAddress />
          ) : (
            <p>
              <Sentence>本站没有开通邮件，暂时不能添加邮箱。</Sentence>
            </p>
          )}
        </>
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="160px" />
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
        description="确认后可以接收重设密码的验证码；待确认的邮箱再次添加会重新发送确认邮件"
        required
        {...field('address')}
      />
      <Button {...submit}>发送确认邮件</Button>
    </Form>
  )
}
