import { Banner, Button, buttonClass, linkClass, PageHeader, PlusIcon } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnStorePage } from '#entities/own-store'

interface StoreHeadProps {
  title: string
  page: OwnStorePage | undefined
  onAdd: () => void
  tools: ReactNode
  /** Offers the three steps of binding a store of Temu. */
  canBind: boolean
}

/** Title, how many stores the tier has space for, and the way to one more. */
export function StoreHead({ title, page, onAdd, tools, canBind }: StoreHeadProps) {
  const quota = page?.quota
  const isFull = quota != null && quota.used >= quota.limit
  return (
    <>
      <PageHeader
        title={title}
        meta={
          quota != null && (
            <span>
              使用中 {quota.used} / {quota.limit} 家；归档的店铺不计入，历史保留
            </span>
          )
        }
        actions={
          <>
            {tools}
            {canBind && quota != null && (
              <Link to="/temushopbind" className={buttonClass('secondary')}>
                分步绑定
              </Link>
            )}
            {quota != null && (
              <Button variant="primary" icon={<PlusIcon />} disabled={isFull} onClick={onAdd}>
                添加店铺
              </Button>
            )}
          </>
        }
      />
      {isFull && (
        <Banner
          tone={quota.frozen > 0 ? 'warning' : 'info'}
          title={quota.frozen > 0 ? `${quota.frozen} 家店铺已冻结` : '店铺数已达上限'}
        >
          {quota.frozen > 0
            ? `当前会员等级最多使用 ${quota.limit} 家，最新添加的 ${quota.frozen} 家已冻结：数据保留，可以查看和导出，不能修改。归档其他店铺或升级会员后自动恢复。`
            : `当前会员等级最多使用 ${quota.limit} 家，请归档不再使用的店铺。`}
          {quota.need !== null && (
            <>
              {' '}
              <Link to="/buy" className={linkClass()}>
                升级会员
              </Link>
            </>
          )}
        </Banner>
      )}
    </>
  )
}
