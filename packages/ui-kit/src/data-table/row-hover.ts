/**
 * Marks the row under the pointer in every pane. CSS alone reaches only the pane the pointer is in, and
 * React state would draw rows again for something that is only a colour.
 */
export function markHover(grid: HTMLElement, target: EventTarget | null): void {
  const index = (target as HTMLElement | null)?.closest<HTMLElement>('[data-r]')?.dataset['r']
  const marked = grid.querySelectorAll<HTMLElement>('[data-hover]')
  if (marked[0]?.dataset['r'] === index && marked.length > 0) return
  for (const part of marked) delete part.dataset['hover']
  if (index === undefined || index === '-1') return
  for (const part of grid.querySelectorAll<HTMLElement>(`[data-r="${index}"]`)) part.dataset['hover'] = ''
}
