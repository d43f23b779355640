import { Banner, Button, Dialog, DownloadIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { SITE_NAME } from '#shared/config'
import { $user } from '#shared/session'
import { drawPoster } from '../lib/poster.ts'
import styles from './share-page.module.css'

interface PosterDialogProps {
  code: SVGSVGElement
  inviteCode: string
  onClose: () => void
}

/** The poster, drawn in the browser, to be saved as a picture. */
export function PosterDialog({ code, inviteCode, onClose }: PosterDialogProps) {
  const user = useUnit($user)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'ready' | 'failed'>('drawing')
  const nickname = user?.nickname ?? ''
  useEffect(() => {
    if (!canvas.current) return
    drawPoster(canvas.current, { code, inviteCode, nickname, siteName: SITE_NAME }).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [code, inviteCode, nickname])
  return (
    <Dialog
      open
      size="small"
      title="邀请海报"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            disabled={state !== 'ready'}
            onClick={() => canvas.current && save(canvas.current)}
          >
            保存图片
          </Button>
        </>
      }
    >
      {state === 'failed' && (
        <Banner tone="danger" role="alert" title="海报生成失败">
          请直接复制邀请链接，或换一个浏览器重试。
        </Banner>
      )}
      <canvas
        ref={canvas}
        className={styles.poster}
        role="img"
        aria-label={`邀请海报，邀请码 ${inviteCode}`}
      />
    </Dialog>
  )
}

function save(canvas: HTMLCanvasElement): void {
  canvas.toBlob((picture) => {
    if (!picture) return
    const url = URL.createObjectURL(picture)
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = '邀请海报.png'
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }, 'image/png')
}
