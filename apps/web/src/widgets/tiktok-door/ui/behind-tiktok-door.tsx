import { NoAccessState } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FunctionComponent } from 'react'
import { $isUserSettled, $user } from '#shared/session'
import styles from './tiktok-door.module.css'

/**
 * A page of TikTok for those with its flag (isexternallink; specification, section 2). Nothing of it is drawn, and so
 * nothing is asked that the server would refuse, before it is known who came. The server decides; this says so first.
 */
export function behindTiktokDoor(Page: FunctionComponent): FunctionComponent {
  return function BehindTiktokDoor() {
    const [user, isSettled] = useUnit([$user, $isUserSettled])
    if (user === null && !isSettled)
      return <div className={styles.waiting} role="status" aria-busy="true" aria-label="正在加载…" />
    if (user !== null && user.isexternallink !== 1) return <NoAccessState size="page" />
    return <Page />
  }
}
