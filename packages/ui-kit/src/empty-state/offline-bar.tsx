import { Banner, type BannerProps } from '../banner/index.ts'

/** O: the network is gone; what is on the page stays. */
export function OfflineBar(props: Pick<BannerProps, 'className' | 'ref'>) {
  return (
    <Banner {...props} tone="warning" wide role="status">
      网络已断开，当前显示的是断开前的数据，恢复后会自动更新
    </Banner>
  )
}
