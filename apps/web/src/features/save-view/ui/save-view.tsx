import { createSavedViewBody } from '@haixuan/rules'
import { Button, PlusIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { boardViewsQuery } from '../api/views.query.ts'
import { sameAddress } from '../lib/same-address.ts'
import type { Asked } from '../model/saved-view.ts'
import { newViewForm } from '../model/view-forms.ts'

const NameDialog = lazy(async () => ({ default: (await import('#shared/name-dialog')).NameDialog }))

interface SaveViewProps {
  asked: Asked
  /** Something is filtered or sorted otherwise than the board does by itself. */
  isChanged: boolean
}

/** Keeps what a board asks now as another view. Nothing where a view asks the same. */
export function SaveView({ asked, isChanged }: SaveViewProps) {
  const { data: views = [] } = useQuery(boardViewsQuery(asked.board))
  const [isNaming, setIsNaming] = useState(false)
  if (!isChanged || views.some(({ query }) => sameAddress(query, asked.query))) return null
  return (
    <>
      <Button size="small" variant="quiet" icon={<PlusIcon />} onClick={() => setIsNaming(true)}>
        保存为视图
      </Button>
      {isNaming && (
        <Suspense>
          <NameDialog
            title="保存为视图"
            model={newViewForm}
            start={{ ...asked, name: '' }}
            maxLength={createSavedViewBody.name.maxLength}
            description="保存当前的筛选条件、排序和列的设置"
            onClose={() => setIsNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
