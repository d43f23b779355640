import { FailedState, Skeleton, Switch } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, apiQuery } from '#shared/api'
import { consoleActionFx } from '../model/console-action.ts'
import styles from './admin.module.css'

/** Features that can be switched; pages that are open take it over when they are loaded again. */
export function FlagsPart() {
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listFlags'))
  const { run, isPending } = useUnit({ run: consoleActionFx, isPending: consoleActionFx.pending })
  if (!data && error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" width="100%" height="80px" />
  const set = (name: string, isOn: boolean) =>
    void run({
      run: () => api.call('setFlag', { path: { name }, body: { isOn } }),
      done: '修改成功',
      refresh: ['listFlags'],
    }).catch(() => undefined)
  return (
    <ul className={styles.part}>
      {data.map(({ name, title, isOn }) => (
        <li key={name} className={styles.flag}>
          <Switch checked={isOn} disabled={isPending} onChange={(next) => set(name, next)}>
            {title}
          </Switch>
        </li>
      ))}
    </ul>
  )
}
