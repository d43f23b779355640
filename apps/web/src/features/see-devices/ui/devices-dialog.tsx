import {
  Button,
  Dialog,
  exactTime,
  FailedState,
  Skeleton,
  type StaticColumn,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useIsNarrow } from '#shared/viewport'
import { deviceName } from '../lib/device-name.ts'
import { type Device, deviceRevoked, devicesQuery } from '../model/devices.ts'

const FACTS: readonly [StaticColumn<Device>, ...StaticColumn<Device>[]] = [
  {
    id: 'name',
    heading: '设备',
    isRowName: true,
    cell: ({ device, hostOrigin, current }) => (
      <>
        {hostOrigin ? `客户端 ${hostOrigin}` : deviceName(device)} {current && <Tag tone="success">本机</Tag>}
      </>
    ),
  },
  { id: 'ip', heading: '登录 IP', cell: ({ ip }) => ip ?? '—' },
  { id: 'created', heading: '登录时间', cell: ({ createdAt }) => exactTime(createdAt) },
  { id: 'seen', heading: '最近使用', cell: ({ lastSeenAt }) => exactTime(lastSeenAt) },
]

/** Where the user is signed in; any other place can be signed out from here. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const isNarrow = useIsNarrow()
  const { data, error, refetch, isFetching } = useQuery(devicesQuery())
  const revoke = useUnit(deviceRevoked)
  const act: StaticColumn<Device> = {
    id: 'act',
    heading: '操作',
    cell: ({ id, current }) =>
      current ? (
        '—'
      ) : (
        <Button size="small" onClick={() => revoke(id)}>
          退出
        </Button>
      ),
  }
  // On a phone what can be done must not be off the screen.
  const [name, ...facts] = FACTS
  const columns = isNarrow ? [name, act, ...facts] : [...FACTS, act]
  return (
    <Dialog open onOpenChange={onClose} title="登录设备" size="large">
      {data ? (
        <StaticTable label="登录设备" columns={columns} rows={data} rowId={({ id }) => id} />
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="160px" />
      )}
    </Dialog>
  )
}
