import { ArrowRightIcon, linkClass, Tag } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { SITE } from '#shared/config'
import { isHidden, type Marketplace, PAGE_TITLES, SITE_PAGES, type SitePath } from '#shared/routes'
import { Freshness } from './freshness.tsx'
import styles from './marketplaces.module.css'
import { Section } from './section.tsx'

const MARKETS: readonly { id: Marketplace; name: string; about: string; boards: readonly SitePath[] }[] = [
  {
    id: 'temu',
    name: 'Temu',
    about: '分地区价格、全托与半托、断货判定，评论按地区统计',
    boards: ['/temu/home', '/temu/volume', '/temu/bomb', '/temu/shopSearch'],
  },
  {
    id: 'shein',
    name: 'Shein',
    about: '商品、价格与评论，全托与半托分开看',
    boards: ['/shein', '/shein/volume', '/shein/hotshop'],
  },
  {
    id: 'aliexpress',
    name: 'AliExpress',
    about: '昨日热销，按日、周、月增量排序',
    boards: ['/aliexpress/yesterday', '/aliexpress/burst', '/aliexpress/volume'],
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    about: '商品、达人、店铺与直播四类榜单，需要开通权限',
    boards: ['/tiktok/goods', '/tiktok/search', '/tiktok/live'],
  },
]

const building: ReadonlySet<string> = new Set(
  SITE_PAGES.filter(({ status }) => status === 'building').map(({ path }) => path),
)

const SHOWN = MARKETS.filter(({ boards: [first] }) => first && !isHidden(first, SITE.hidden))

/** The marketplaces that the host shows and the boards of each; what is not built yet says so. */
export function Marketplaces() {
  return (
    <Section title={SHOWN.length === MARKETS.length ? '四个平台' : '平台'} lead="同一套筛选，同一种读法">
      <ul className={styles.root}>
        {SHOWN.map(({ id, name, about, boards }) => (
          <li key={id} className={styles.market}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.about}>
              <p>{about}</p>
              <Freshness marketplace={id} />
            </div>
            <ul className={styles.boards}>
              {boards.map((path) => (
                <li key={path}>
                  <Link to={path} className={linkClass('plain')}>
                    {PAGE_TITLES[path]}
                    {building.has(path) ? <Tag>建设中</Tag> : <ArrowRightIcon className={styles.arrow} />}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
