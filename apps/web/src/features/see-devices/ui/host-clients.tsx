import { Button, exactTime, FailedState, Skeleton, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Device, deviceRevoked, devicesQuery } from '../model/devices.ts'

/** Host clients that may read in the name of the user, each with a way to end that. */
export function HostClients() {
  const { data, error, refetch, isFetching } = useQuery(devicesQuery())
  const revoke = useUnit(deviceRevoked)
  const columns: readonly StaticColumn<Device>[] = [
    { id: 'origin', heading: '客户端', isRowName: true, cell: ({ hostOrigin }) => hostOrigin },
    { id: 'scope', heading: '权限', cell: () => '只读数据' },
    { id: 'until', heading: '有效期至', cell: ({ expiresAt }) => exactTime(expiresAt) },
    {
      id: 'act',
      heading: '操作',
      cell: ({ id }) => (
        <Button size="small" onClick={() => revoke(id)}>
          撤销
        </Button>
      ),
    },
  ]
  // The sentence that nobody may read is shown only when it is known.
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" width="100%" height="80px" />
  return (
    <StaticTable
      label="已授权的客户端"
      columns={columns}
      rows={data.filter(({ hostOrigin }) => hostOrigin)}
      rowId={({ id }) => id}
      empty="没有客户端可以读取您的数据"
    />
  )
}
