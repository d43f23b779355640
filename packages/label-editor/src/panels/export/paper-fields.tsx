import { NumberField } from '@haixuan/ui-kit'
import { MOST, type PaperChoice } from './sheet-choice.ts'

interface PaperFieldsProps {
  paper: PaperChoice
  onChange(change: Partial<PaperChoice>): void
}

/** Space between labels, where the paper leaves it free. */
export function GapField({ paper, onChange }: PaperFieldsProps) {
  return (
    <NumberField
      label="标签间距"
      value={paper.gap}
      min={0}
      max={MOST.gap}
      step={0.5}
      unit="mm"
      onChange={(gap) => onChange({ gap: gap ?? 0 })}
    />
  )
}

/** How labels are beside each other on the backing paper of a roll. */
export function RollFields({ paper, onChange }: PaperFieldsProps) {
  return (
    <>
      <NumberField
        label="每排几张"
        value={paper.across}
        min={1}
        max={MOST.across}
        step={1}
        unit="张"
        onChange={(across) => onChange({ across: across ?? 1 })}
      />
      <GapField paper={paper} onChange={onChange} />
      <NumberField
        label="左右边距"
        value={paper.margin}
        min={0}
        max={MOST.margin}
        step={0.5}
        unit="mm"
        onChange={(margin) => onChange({ margin: margin ?? 0 })}
      />
    </>
  )
}
