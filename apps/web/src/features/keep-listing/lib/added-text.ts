interface Result {
  id: string
  result: 'added' | 'kept' | 'unknown'
}

/** What became of each product of a batch, in one sentence. */
export function addedText(results: readonly Result[]): { tone: 'success' | 'warning'; text: string } {
  const of = (wanted: Result['result']) => results.filter(({ result }) => result === wanted)
  const [added, kept, unknown] = [of('added').length, of('kept').length, of('unknown')]
  const there = kept === 0 ? '' : `${kept} 项已在上架库中`
  const strange = unknown
    .slice(0, 3)
    .map(({ id }) => id)
    .join('、')
  if (results.length === 1 && unknown.length === 0)
    return { tone: 'success', text: added === 1 ? '已加入上架库' : '已在上架库中' }
  const done = added === 0 ? '' : `已加入上架库 ${added} 项`
  const missing =
    unknown.length === 0
      ? ''
      : `${unknown.length} 项尚未收录，没有加入：${strange}${unknown.length > 3 ? '…' : ''}`
  return {
    tone: unknown.length === 0 ? 'success' : 'warning',
    text: [done, there, missing].filter(Boolean).join('；'),
  }
}
