import { Button, Dialog, Form, PasswordField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { $proofErrors, passwordGiven, proofRefused, proveFx } from '../model/prove-presence.ts'

/** The current password, before something that could take the account over. */
export function ProofDialog() {
  const form = useId()
  const { errors, isPending, give, refuse } = useUnit({
    ...{ errors: $proofErrors, isPending: proveFx.pending },
    ...{ give: passwordGiven, refuse: proofRefused },
  })
  const [password, setPassword] = useState('')
  return (
    <Dialog
      open
      onOpenChange={() => refuse()}
      title="确认是您本人"
      size="small"
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={() => refuse()}>取消</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            确认
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => give(password)}>
        <p>为了账号安全，这项操作前请输入当前密码。5 分钟内不再询问。</p>
        <PasswordField label="当前密码" name="password" required value={password} onChange={setPassword} />
      </Form>
    </Dialog>
  )
}
