import { Button, ChevronDownIcon } from '@haixuan/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { RankParts } from '../model/rank-parts.ts'

// What opens over the page comes when it is first opened.
const LateWeights = lazy(async () => ({ default: (await import('./weights-dialog.tsx')).WeightsDialog }))

interface RankWeightsProps {
  parts: RankParts
  /** Undefined: the weights of the rule. */
  onChange: (weights: string | undefined) => void
}

/** Lets the reader weigh the parts of a score. */
export function RankWeights({ parts, onChange }: RankWeightsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isOwn = parts.some(({ weight, standard }) => weight !== standard)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isOwn ? '权重（自定义）' : '权重'}
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <LateWeights parts={parts} onChange={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
