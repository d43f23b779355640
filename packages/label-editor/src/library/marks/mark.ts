/** A filled area in SVG path syntax, filled by the non-zero rule. `paper` areas are white on those before them. */
export interface MarkPath {
  d: string
  fill: 'ink' | 'paper'
}

export const MARK_GROUPS = {
  approval: '合规认证',
  electrical: '电气与电子',
  recycling: '回收与材料',
  sorting: '分类投放',
  handling: '储运图示',
  washing: '洗涤护理',
  drying: '干燥熨烫专业护理',
  american: '美标洗涤',
  medical: '医疗器械',
  cosmetics: '化妆品',
  footwear: '鞋类材质',
  hazard: '危险与警示',
  transport: '危险货物运输',
  energy: '能效等级',
} as const

export type MarkGroup = keyof typeof MARK_GROUPS

/** A drawing that a law, a standard or a custom asks for on labels. */
export interface Mark {
  id: string
  name: { zh: string; en: string }
  group: MarkGroup
  /** Units of the drawing; the paths are inside. */
  viewBox: { width: number; height: number }
  paths: readonly MarkPath[]
  /**
   * Least height of the whole drawing on paper in millimetres, so that what the rule measures is large enough; null
   * where no rule is known.
   */
  minimumMm: number | null
  /**
   * `geometry` follows measures that the source publishes; `redrawn` was drawn after the published figure and must be
   * compared with it where its exact shape is decisive.
   */
  drawnFrom: 'geometry' | 'redrawn'
  /** What to observe beside the size, in Chinese. */
  note: string | null
  /** First day on which another law takes the place of this one, `YYYY-MM-DD`; null while none is set. */
  until: string | null
  /** The law or standard that describes the mark. */
  source: string
  /** Day on which source and measures were read, `YYYY-MM-DD`. */
  checkedOn: string
}

/** What a family of marks says of one of them; the rest is the family's. */
export interface MarkDraft {
  id: string
  zh: string
  en: string
  /** Draws it: ink, or ink and paper in the order of painting. */
  draw: () => string | readonly MarkPath[]
  minimumMm?: number
  note?: string
  until?: string
  source?: string
  width?: number
  height?: number
  drawnFrom?: Mark['drawnFrom']
  checkedOn?: string
}

export const ink = (d: string): MarkPath => ({ d, fill: 'ink' })
export const paper = (d: string): MarkPath => ({ d, fill: 'paper' })

const CHECKED_ON = '2026-11-21'

interface Family {
  group: MarkGroup
  source: string
  drawnFrom?: Mark['drawnFrom']
  width?: number
  height?: number
}

/** Marks of a family; a drawing is made when it is first looked at. */
export function family(shared: Family, drafts: readonly MarkDraft[]): Mark[] {
  return drafts.map((draft) => {
    let drawn: readonly MarkPath[] | null = null
    return {
      id: draft.id,
      name: { zh: draft.zh, en: draft.en },
      group: shared.group,
      viewBox: { width: draft.width ?? shared.width ?? 100, height: draft.height ?? shared.height ?? 100 },
      get paths() {
        if (drawn) return drawn
        const made = draft.draw()
        drawn = typeof made === 'string' ? [ink(made)] : made
        return drawn
      },
      minimumMm: draft.minimumMm ?? null,
      drawnFrom: draft.drawnFrom ?? shared.drawnFrom ?? 'redrawn',
      note: draft.note ?? null,
      until: draft.until ?? null,
      source: draft.source ?? shared.source,
      checkedOn: draft.checkedOn ?? CHECKED_ON,
    }
  })
}
