import { Banner } from '../banner/index.ts'

/** O: the network is gone; what is on the page stays. */
export function OfflineBar({ className }: { className?: string }) {
  return (
    <Banner tone="warning" wide role="status" {...(className ? { className } : {})}>
      网络已断开，当前显示的是断开前的数据，恢复后会自动更新
    </Banner>
  )
}
