import { ConfirmDialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $unowned, takeOverAccepted, takeOverRefused, unownedWanted } from '../model/take-over-labels.ts'

/** Names that are written out; the rest is counted. */
const SHOWN = 3

/** Asks who is signed in whether the labels that a visitor made in this browser are theirs. */
export function TakeOverQuestion({ owner }: { owner: string }) {
  const { unowned, want, accept, refuse } = useUnit({
    ...{ unowned: $unowned, want: unownedWanted },
    ...{ accept: takeOverAccepted, refuse: takeOverRefused },
  })
  useEffect(() => {
    if (owner !== '') want(owner)
  }, [owner, want])
  if (unowned === null || unowned.owner !== owner) return null
  const { names } = unowned
  const listed = names.slice(0, SHOWN).map((name) => `“${name}”`)
  return (
    <ConfirmDialog
      open
      title="把本机的标签放进此账号？"
      confirmLabel="放进此账号"
      cancelLabel="留在本机"
      onConfirm={() => accept()}
      onCancel={() => refuse()}
    >
      未登录时，本机做了 {names.length} 个标签：{listed.join('')}
      {names.length > SHOWN ? '等' : ''}
      。放进此账号后，只有此账号能看到。如果是别人做的，请留在本机：退出登录后仍能打开。
    </ConfirmDialog>
  )
}
