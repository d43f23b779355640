import { Banner, Button, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { sharedViewQuery } from '../api/views.query.ts'
import type { Address } from '../model/saved-view.ts'
import { viewSaved } from '../model/views.ts'

interface SharedViewProps {
  shareId: string
  board: string
  /** Goes to what the view asks, in place of the link; the link itself stays in the address. */
  onOpen: (query: Address) => void
  /** Puts the banner away. */
  onClose: () => void
  /** Whether the address asks what the view asks already. */
  isOpen: boolean
}

/** Opens the view behind a link and says whose it is. What its rows are the server decides, as for any reader. */
export function SharedView({ shareId, board, onOpen, onClose, isOpen }: SharedViewProps) {
  const { data, error } = useQuery({ ...sharedViewQuery(shareId), staleTime: Number.POSITIVE_INFINITY })
  const save = useUnit(viewSaved)
  const belongs = data?.board === board
  useEffect(() => {
    if (belongs && !isOpen) onOpen(data.query)
  }, [belongs, isOpen, data, onOpen])
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button size="small" onClick={onClose}>
            知道了
          </Button>
        }
      >
        <Sentence>{error.message}</Sentence>
      </Banner>
    )
  }
  if (!data) return null
  if (!belongs) return <Banner tone="warning">这个链接是另一个榜单的视图，请打开完整的链接。</Banner>
  const { name, query, columns, watched, owner, isOwn } = data
  return (
    <Banner
      tone="info"
      title={isOwn ? `您分享的视图“${name}”` : `${owner} 分享的视图“${name}”`}
      action={
        <>
          {!isOwn && (
            <Button
              size="small"
              onClick={() => {
                save({ board, name, query, columns, watched })
                onClose()
              }}
            >
              保存到我的视图
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      看到的数据以您的权限为准。
    </Banner>
  )
}
