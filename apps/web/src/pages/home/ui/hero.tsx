import { ArrowRightIcon, buttonClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { SITE } from '#shared/config'
import { $lastTab } from '#shared/last-tab'
import { isHidden, sitePage, tabOf, workplaceOf } from '#shared/routes'
import { $isSignedIn } from '#shared/session'
import styles from './hero.module.css'
import { SearchAll } from './search-all.tsx'
import { SoundingChart } from './sounding-chart.tsx'

const LEAD =
  '海选把 Temu、Shein、AliExpress、TikTok 的商品、销量走势和评论放进同一张表：能筛、能排、能看走势。哪些是实测、哪些是推算、哪些没有，逐点标明。'

const hasLabelTool =
  sitePage('/tag_generation')?.status === 'ready' && !isHidden('/tag_generation', SITE.hidden)

/** First sight: what this is, the way in, and a chart that explains how figures are marked. */
export function Hero() {
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          跨境选品，
          <br />
          先看清数据。
        </h1>
        <p className={styles.lead}>{LEAD}</p>
        <SearchAll />
        <div className={styles.actions}>
          <WayIn />
          {hasLabelTool ? (
            <Link to="/tag_generation" className={buttonClass('secondary', 'large')}>
              免费制作标签
            </Link>
          ) : (
            <Link to="/" hash="rules" className={buttonClass('secondary', 'large')}>
              数据怎么标
            </Link>
          )}
        </div>
      </div>
      <SoundingChart />
    </section>
  )
}

function WayIn() {
  const [isSignedIn, lastTab] = useUnit([$isSignedIn, $lastTab])
  const tab = lastTab && !isHidden(lastTab, SITE.hidden) ? tabOf(lastTab) : undefined
  if (!isSignedIn) {
    return (
      <Link to="/login" search={{ view: 'register' }} className={buttonClass('primary', 'large')}>
        免费注册
        <ArrowRightIcon />
      </Link>
    )
  }
  return (
    <Link to={tab?.path ?? workplaceOf(SITE.hidden)} className={buttonClass('primary', 'large')}>
      {tab ? `继续上次：${tab.title}` : '进入商品搜索'}
      <ArrowRightIcon />
    </Link>
  )
}
