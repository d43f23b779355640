import { PageHeader, Skeleton, Tabs } from '@haixuan/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { AccountKeys } from './account-keys.tsx'
import { type TabName, useDeveloperAddress } from './developer-address.ts'
import styles from './developers-page.module.css'
import { Overview } from './overview.tsx'
import { QuickStart } from './quick-start.tsx'

// The contract is the weight of these pages: it comes when one of the tabs that show it is opened.
const parts = () => import('./reference-parts.ts')
const ReferencePart = lazy(async () => ({ default: (await parts()).ReferencePart }))
const ErrorsPart = lazy(async () => ({ default: (await parts()).ErrorsPart }))
const ChangesPart = lazy(async () => ({ default: (await parts()).ChangesPart }))

const ITEMS: readonly { id: TabName; label: string; content: ReactNode }[] = [
  { id: 'overview', label: '概览', content: <Overview /> },
  { id: 'start', label: '快速开始', content: <QuickStart /> },
  { id: 'reference', label: '接口文档', content: <ReferencePart /> },
  { id: 'errors', label: '错误码', content: <ErrorsPart /> },
  { id: 'changes', label: '更新记录', content: <ChangesPart /> },
  { id: 'keys', label: '我的密钥', content: <AccountKeys /> },
]

/** The public API: what it is, how to begin, the reference of the contract, and the keys of the user. */
export function DevelopersPage() {
  const { tab, go } = useDeveloperAddress()
  return (
    <div className={styles.page}>
      <PageHeader title="开放平台" meta={<span>用自己的程序读取海选数据</span>} />
      <Tabs
        label="开放平台"
        value={tab}
        onChange={(next) => go({ tab: next, operation: undefined, query: '' })}
        items={ITEMS.map((item) => ({
          ...item,
          content: (
            <Suspense fallback={<Skeleton shape="block" width="100%" height="480px" />}>
              {item.content}
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
