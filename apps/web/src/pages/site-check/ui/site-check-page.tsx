import { DescriptionList, PageHeader } from '@haixuan/ui-kit'
import { Brand } from '#shared/brand'
import { SITE } from '#shared/config'
import styles from './site-check-page.module.css'

/** What this host name gets, for anyone who sets one up. */
export function SiteCheckPage() {
  const items = [
    { term: '域名', value: location.host },
    { term: '品牌', value: SITE.isWhiteLabel ? '白标' : '默认' },
    { term: '站点名称', value: SITE.siteName },
    { term: '标志', value: <Brand name={SITE.siteName} /> },
    { term: '登录图片', value: SITE.loginUrl ?? '默认' },
    { term: '主题色', value: SITE.accent ?? '默认' },
    { term: '隐藏的栏目', value: [...SITE.hidden].join('、') || '无' },
    { term: '客户端来源', value: SITE.origins.join('、') || '无' },
  ]
  return (
    <div className={styles.page}>
      <PageHeader title="站点检查" meta={<span>当前域名得到的品牌与设置</span>} />
      <DescriptionList items={items} />
    </div>
  )
}
