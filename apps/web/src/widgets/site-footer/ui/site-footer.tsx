import { linkClass, Picture, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { partnersOf, pictureOf, siteDictionaryQuery, textOf } from '#entities/dictionary'
import { Brand } from '#shared/brand'
import { SITE, SITE_NAME } from '#shared/config'
import { isHidden, type SitePath } from '#shared/routes'
import styles from './site-footer.module.css'

const LINKS: readonly { path: SitePath; title: string }[] = [
  { path: '/tag_generation', title: '标签制作' },
  { path: '/querylogistics', title: '物流查询' },
  { path: '/download', title: '下载中心' },
  { path: '/developers', title: '开放平台' },
  { path: '/news', title: '资讯' },
  { path: '/settled', title: '企业入驻' },
  { path: '/yhxy', title: '用户协议' },
  { path: '/yszc', title: '隐私政策' },
]
const CODES = [
  { key: 'user_group', title: '用户交流群' },
  { key: 'mpweixin', title: '公众号' },
  { key: 'customer', title: '联系客服' },
]

/** Foot of public pages. Record number, partners and codes are the operator's; what they have not set is not shown. */
export function SiteFooter() {
  const { data: entries = [] } = useQuery(siteDictionaryQuery())
  const partners = partnersOf(entries)
  const codes = CODES.flatMap(({ key, title }) => {
    const src = pictureOf(entries, key)
    return src ? [{ key, title, src }] : []
  })
  const record = textOf(entries, 'beian')
  return (
    <footer className={styles.root} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand name={SITE_NAME} />
          <p>销量与销售额为估算，均标注来源与更新时间，不构成经营建议。</p>
        </div>
        <nav aria-label="页脚" className={styles.links}>
          {LINKS.filter(({ path }) => !isHidden(path, SITE.hidden)).map(({ path, title }) => (
            <Link key={path} to={path} className={linkClass('plain')}>
              {title}
            </Link>
          ))}
          <Sentence>联系客服</Sentence>
        </nav>
        {codes.length > 0 && (
          <ul className={styles.codes}>
            {codes.map(({ key, title, src }) => (
              <li key={key}>
                <Picture src={src} alt={`${title}二维码`} width={72} height={72} fit="contain" />
                <Sentence>{title}</Sentence>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(partners.length > 0 || record) && (
        <div className={styles.small}>
          {partners.map(({ name, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ))}
          {record && <span>{record}</span>}
        </div>
      )}
    </footer>
  )
}
