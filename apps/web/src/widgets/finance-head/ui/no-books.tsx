import { buttonClass, EmptyState, UploadIcon } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'

/** There is no bill yet: what to do first. */
export function NoBooks() {
  return (
    <EmptyState
      size="page"
      title="还没有账单"
      icon={<UploadIcon size={20} />}
      action={
        <Link to="/temu/shopmanage" className={buttonClass('primary')}>
          添加店铺
        </Link>
      }
    >
      先添加店铺，再导入卖家中心导出的结算文件，就能看清一个月赚了多少。
    </EmptyState>
  )
}
