import { Dialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { type Ask, askRefused } from '../model/answer-host.ts'
import { AskCard } from './ask-card.tsx'

export function AskDialog({ ask }: { ask: Ask }) {
  const refuse = useUnit(askRefused)
  return (
    <Dialog open onOpenChange={() => refuse()} title="授权确认" size="small" closeOnPressOutside={false}>
      <AskCard ask={ask} />
    </Dialog>
  )
}
