import type { FilterBuilder, ListOperation } from '#shared/board'
import type { FilterControl } from './filter-control.ts'
import { categoryControl, flagControl, keywordControl, outsideControl } from './open-controls.tsx'
import {
  choiceControl,
  daysControl,
  idSetControl,
  leastControl,
  rangeControl,
  wordsControl,
} from './panel-controls.tsx'

/** Filters as controls of the page. */
export function filterControls<Op extends ListOperation>(operation: Op): FilterBuilder<Op, FilterControl> {
  return {
    keyword: keywordControl(operation),
    flag: flagControl,
    choice: choiceControl,
    range: rangeControl(operation),
    days: daysControl(operation),
    idSet: idSetControl,
    tab: outsideControl,
    date: outsideControl,
    one: outsideControl,
    numbers: outsideControl,
    least: leastControl,
    words: wordsControl(operation),
    category: categoryControl,
  }
}
