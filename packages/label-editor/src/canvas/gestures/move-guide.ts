import { setGuides } from '../../commands/change-pages.ts'
import type { PageGuide } from '../../document/label-document.ts'
import { type Point, toLabel } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, pageIn } from '../canvas-view.ts'

/**
 * Pulls a guide out of a ruler, or moves one that is there; let go over the ruler it is gone.
 * @param index Which of the page's guides; null pulls out a new one.
 * @param rulerWidth Pixels of the ruler at the top and left of the view.
 */
export function moveGuide(
  model: CanvasModel,
  axis: PageGuide['axis'],
  index: number | null,
  rulerWidth: number,
): Gesture {
  const { document, selection } = model.store.get()
  const page = pageIn(document, selection.pageId)
  const guides = page?.guides ?? []
  let next: readonly PageGuide[] | null = null

  return {
    move(at: Point) {
      const place = toLabel(model.view().viewport, at)[axis]
      const guide: PageGuide = { axis, at: Math.round(place / 50) * 50 }
      const isOverRuler = at[axis] < rulerWidth
      const others = guides.filter((_, other) => other !== index)
      next = isOverRuler ? others : [...others, guide]
      model.show({
        preview: page ? setGuides(page.id, next) : null,
        badge: isOverRuler
          ? { text: '松开删除参考线', at }
          : { text: `${(guide.at / 100).toFixed(1)} mm`, at },
      })
    },
    end() {
      model.show(AT_REST)
      if (page && next && (index !== null || next.length > guides.length)) {
        model.store.run('参考线', setGuides(page.id, next))
      }
    },
    cancel: () => model.show(AT_REST),
  }
}
