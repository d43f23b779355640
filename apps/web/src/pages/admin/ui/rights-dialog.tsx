import { Checkbox, TextArea, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { api } from '#shared/api'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleUser } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

/** What a user may beside his tier. */
export function RightsDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const [hasTiktok, setTiktok] = useState(user.isexternallink === 1)
  const [hasPre, setPre] = useState(user.is_pre === 0)
  const [custom, setCustom] = useState(user.userCustom.join('\n'))
  const [code, setCode] = useState(user.belongCode ?? '')
  const act = (): ConsoleAction | string => {
    const belongCode = code.trim() === '' ? null : code.trim()
    if (belongCode !== null && !belongCode.startsWith('https://')) return '客服二维码需要 https 地址'
    const userCustom = custom.split('\n').flatMap((line) => line.trim() || [])
    return {
      run: (how) =>
        api.call(
          'setUserRights',
          {
            path: { id: user.id },
            body: { isexternallink: hasTiktok ? 1 : 0, is_pre: hasPre ? 0 : 1, userCustom, belongCode },
          },
          how,
        ),
      done: '修改成功',
      refresh: ['listAdminUsers'] as const,
    }
  }
  return (
    <EditDialog title={`${user.nickname} 的权限`} onClose={onClose} act={act}>
      <Checkbox checked={hasTiktok} onChange={setTiktok}>
        可以使用 TikTok
      </Checkbox>
      <Checkbox checked={hasPre} onChange={setPre}>
        开通预选库
      </Checkbox>
      <TextArea label="定制服务" description="一行一项，例如 标签监控" value={custom} onChange={setCustom} />
      <TextField label="客服二维码" placeholder="https://" value={code} onChange={setCode} />
    </EditDialog>
  )
}
