import { Button, CompareIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { Comparable, Compared } from '../lib/compared.ts'
import { $baskets, compareToggled, notYet } from '../model/basket.ts'

interface CompareButtonProps {
  subject: Comparable
  item: Compared
  size?: 'small' | 'medium'
}

/** Puts what a page is about into the comparison, or takes it out. */
export function CompareButton({ subject, item, size = 'medium' }: CompareButtonProps) {
  const { baskets, toggle } = useUnit({ baskets: $baskets, toggle: compareToggled })
  const isIn = notYet(baskets[subject], [item]).length === 0
  return (
    <Button
      size={size}
      icon={<CompareIcon />}
      aria-pressed={isIn}
      onClick={() => toggle({ subject, items: [item] })}
    >
      {isIn ? '已加入对比' : '加入对比'}
    </Button>
  )
}
