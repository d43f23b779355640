export function shortNumber(value: number): string {
  return String(value)
}
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  return <span>{values.length}</span>
}
