import { FailedState, Select, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { OwnStore } from '#entities/own-store'
import { apiQuery } from '#shared/api'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { peopleForm } from '../model/store-acts.ts'
import styles from './stores.module.css'

const ROLES = [
  { value: 'none', label: '不可见' },
  { value: 'viewer', label: '只看' },
  { value: 'editor', label: '可修改' },
] as const

/** Which members of the team see a store, and who of them changes it. */
export function PeopleDialog({ store, onClose }: { store: OwnStore; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listSubAccounts'))
  const roles = Object.fromEntries((store.people ?? []).map(({ memberId, role }) => [memberId, role]))
  const form = useForm(peopleForm, {
    start: { id: store.id, revision: store.revision, roles },
    onDone: onClose,
  })
  const { values, set } = form
  const choose = (id: string, role: (typeof ROLES)[number]['value']) => {
    const { [id]: _, ...rest } = values.roles
    set({ roles: role === 'none' ? rest : { ...rest, [id]: role } })
  }
  return (
    <FormDialog
      title={`“${store.name}”的可见子账号`}
      form={form}
      onClose={onClose}
      isDisabled={!data || data.length === 0}
      className={styles.people}
    >
      <p className={styles.note}>主账号始终可见。可修改的子账号能改名称、模式、账本、币种、分组和备注。</p>
      {!data && error && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" width="100%" height="80px" />}
      {data?.length === 0 && <p>还没有子账号，请先在右上角的“我的额度”中添加。</p>}
      {data?.map(({ son, state }) => (
        <div key={son.id} className={styles.person}>
          <span>
            {son.nickname} {state === 'invited' && '（待接受）'}
            {state === 'no_seat' && '（暂无席位，暂时看不到）'}
          </span>
          <Select
            label={`${son.nickname} 的权限`}
            labelPlacement="hidden"
            options={ROLES}
            value={values.roles[son.id] ?? 'none'}
            onChange={(role) => choose(son.id, role)}
          />
        </div>
      ))}
    </FormDialog>
  )
}
