import { Button } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { MOST_COMPARED } from '../lib/most-compared.ts'
import { type Comparable, type Compared, compareAdded } from '../model/basket.ts'

interface CompareBatchProps {
  subject: Comparable
  items: readonly Compared[]
}

/** Several rows into the comparison at once. */
export function CompareBatch({ subject, items }: CompareBatchProps) {
  const add = useUnit(compareAdded)
  return (
    <Button
      size="small"
      disabled={items.length > MOST_COMPARED}
      title={items.length > MOST_COMPARED ? `最多对比 ${MOST_COMPARED} 个` : undefined}
      onClick={() => add({ subject, items })}
    >
      加入对比
    </Button>
  )
}
