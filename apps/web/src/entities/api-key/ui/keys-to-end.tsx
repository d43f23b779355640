import { Checkbox } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { keysQuery } from '../api/keys.query.ts'

interface KeysToEndProps {
  value: boolean
  onChange: (isWanted: boolean) => void
}

/** Beside a new password: whether the API keys end with the old one. Nothing for who has none. */
export function KeysToEnd({ value, onChange }: KeysToEndProps) {
  const { data } = useQuery(keysQuery())
  const count = data?.rows.length ?? 0
  return count === 0 ? null : (
    <Checkbox checked={value} onChange={onChange}>
      同时吊销我的 {count} 个 API 密钥（推荐）
    </Checkbox>
  )
}
