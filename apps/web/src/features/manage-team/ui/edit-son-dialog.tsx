import { Button, Dialog, Form, PasswordField, Select, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import { $teamErrors, changeSonFx, type Son, sonChanged, teamFormLeft } from '../model/team.ts'
import { useClosedWhenDone } from './use-closed-when-done.ts'

interface EditSonDialogProps {
  sons: readonly Son[]
  /** Null: to be chosen in the form. */
  chosen: Son | null
  onClose: () => void
}

/** Nickname and, for accounts that the main account has opened, password of a sub-account. */
export function EditSonDialog({ sons, chosen, onClose }: EditSonDialogProps) {
  const form = useId()
  const { errors, isPending, change, leave } = useUnit({
    errors: $teamErrors,
    isPending: changeSonFx.pending,
    change: sonChanged,
    leave: teamFormLeft,
  })
  const [id, setId] = useState(chosen?.son.id ?? null)
  const [nickname, setNickname] = useState(chosen?.son.nickname ?? '')
  const [password, setPassword] = useState('')
  useEffect(() => leave, [leave])
  useClosedWhenDone(isPending, errors, onClose)
  const choose = (next: string) => {
    setId(next)
    setNickname(sons.find(({ son }) => son.id === next)?.son.nickname ?? '')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="编辑子账号"
      size="small"
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            保存
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => change({ id, nickname, password })}>
        <Select
          label="子账号"
          name="son_id"
          placeholder="请先选择子账号"
          options={sons.map(({ son }) => ({ value: son.id, label: `${son.nickname} ${son.mobile}` }))}
          value={id}
          onChange={choose}
        />
        <TextField
          label="昵称"
          name="nickname"
          maxLength={30}
          required
          value={nickname}
          onChange={setNickname}
        />
        <PasswordField
          label="新密码"
          name="password"
          description="留空则不修改；只能设置由您开通的账号的密码"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  )
}
