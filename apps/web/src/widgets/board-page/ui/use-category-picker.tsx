import { Button } from '@haixuan/ui-kit'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import type { useCategories } from './use-categories.ts'

const CategoryPicker = lazy(async () => ({ default: (await import('./category-picker.tsx')).CategoryPicker }))

/** How the filters draw the category tree; its button is there before the tree has come. */
export function useCategoryPicker(options: ReturnType<typeof useCategories>['options']) {
  return useCallback(
    (value: string | undefined, change: (id: string | undefined) => void): ReactNode => (
      <Suspense fallback={<Button>类目 全部</Button>}>
        <CategoryPicker options={options} value={value} onChange={change} />
      </Suspense>
    ),
    [options],
  )
}
