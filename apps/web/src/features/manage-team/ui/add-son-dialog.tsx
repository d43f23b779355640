import { Button, Dialog, Form, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import { $teamErrors, addSonFx, sonAdded, teamFormLeft } from '../model/team.ts'
import { useClosedWhenDone } from './use-closed-when-done.ts'

/** Adds a sub-account by its mobile. */
export function AddSonDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { errors, isPending, add, leave } = useUnit({
    errors: $teamErrors,
    isPending: addSonFx.pending,
    add: sonAdded,
    leave: teamFormLeft,
  })
  const [mobile, setMobile] = useState('')
  useEffect(() => leave, [leave])
  useClosedWhenDone(isPending, errors, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="新增子账号"
      size="small"
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={isPending}>
            确定
          </Button>
        </>
      }
    >
      <Form id={id} errors={errors} onSubmit={() => add(mobile)}>
        <TextField
          label="手机号码"
          name="mobile"
          type="tel"
          required
          description="对方已有账号时会收到邀请，接受后生效；没有账号时，请在编辑中设置首次登录的密码。"
          value={mobile}
          onChange={setMobile}
        />
      </Form>
    </Dialog>
  )
}
