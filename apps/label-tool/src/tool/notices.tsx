import { Banner, Button } from '@haixuan/ui-kit'
import { useState } from 'react'
import { goOnWithNewer, useOffline } from './offline.ts'

const SEEN = 'haixuan.label.told'

/** What the visitor has to know: where their labels are, that nothing is kept here, or that there is a newer version. */
export function Notices({ isKept }: { isKept: boolean }) {
  const { state, isNewer } = useOffline()
  const [isTold, setTold] = useState(() => localStorage.getItem(SEEN) === 'yes')
  const dismiss = () => {
    localStorage.setItem(SEEN, 'yes')
    setTold(true)
  }
  return (
    <>
      {isNewer ? (
        <Banner
          wide
          tone="info"
          role="status"
          action={
            <Button size="small" variant="secondary" onClick={goOnWithNewer}>
              更新
            </Button>
          }
        >
          新版本已准备好。更新会重新打开本页，标签不会丢失。
        </Banner>
      ) : null}
      {isKept ? null : (
        <Banner wide tone="warning" role="alert">
          浏览器不允许保存数据：关闭页面后标签会丢失，请用“文件”菜单保存到磁盘。
        </Banner>
      )}
      {isKept && !isTold ? (
        <Banner wide tone="info" onDismiss={dismiss}>
          {`标签只保存在这台电脑的浏览器里，不会上传；清除浏览器数据会一并删除，重要的标签请用“文件”保存到磁盘。${
            state === 'ready' ? '断网也能使用。' : ''
          }`}
        </Banner>
      ) : null}
    </>
  )
}
