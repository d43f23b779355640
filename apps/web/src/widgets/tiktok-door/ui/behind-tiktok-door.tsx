import { Banner, NoAccessState } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FunctionComponent } from 'react'
import { SITE } from '#shared/config'
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
    return (
      <>
        {SITE.flags['tiktok_notice'] !== false && <Upgrading />}
        <Page />
      </>
    )
  }
}

/** Specification, section 2: 升级中..., as long as the operator has it switched on, with what is affected. */
function Upgrading() {
  return (
    <Banner tone="info" title="升级中..." wide role="status">
      TikTok 数据正在升级，页面可以照常使用；部分数字更新较慢，以页面标注的数据时间为准。
    </Banner>
  )
}
