import { PageHeader, Tabs } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isNewsKind, NEWS_KINDS } from '#entities/news'
import { NewsList } from './news-list.tsx'
import styles from './news-page.module.css'

/** What the operators have written, by kind; which kind and which page are in the address. */
export function NewsPage() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const kind = isNewsKind(raw['kind']) ? raw['kind'] : undefined
  const page = Math.max(1, Math.trunc(Number(raw['page'] ?? 1)) || 1)
  const go = (search: Record<string, string>) => void navigate({ to: '/news', search, resetScroll: false })
  const list = (
    <NewsList
      kind={kind}
      page={page}
      onPageChange={(next) => go({ ...(kind ? { kind } : {}), page: String(next) })}
    />
  )
  return (
    <div className={styles.page}>
      <PageHeader title="资讯" meta={<span>平台公告、政策、行业与活动日历</span>} />
      <Tabs
        label="资讯"
        value={kind ?? 'all'}
        onChange={(next) => go(next === 'all' ? {} : { kind: next })}
        items={[
          { id: 'all', label: '全部', content: list },
          ...Object.entries(NEWS_KINDS).map(([id, label]) => ({ id, label, content: list })),
        ]}
      />
    </div>
  )
}
