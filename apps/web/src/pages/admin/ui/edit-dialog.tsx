import { Button, Dialog, Form } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { type ReactNode, useId, useState } from 'react'
import { serverErrors } from '#shared/form'
import { type ConsoleAction, consoleActionFx } from '../model/console-action.ts'
import styles from './admin.module.css'

interface EditDialogProps {
  title: string
  onClose: () => void
  /** What the form says is to be done; a sentence when something of it is wrong. */
  act: () => ConsoleAction | string
  saveLabel?: string
  size?: 'small' | 'medium'
  children: ReactNode
}

/** A form whose sending is one action of the console; it stays open when the server refuses. */
export function EditDialog(props: EditDialogProps) {
  const { title, onClose, act, saveLabel = '保存', size = 'small', children } = props
  const id = useId()
  const { run, isPending } = useUnit({ run: consoleActionFx, isPending: consoleActionFx.pending })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = () => {
    const next = act()
    if (typeof next === 'string') return setErrors({ '': next })
    setErrors({})
    void run({ ...next, isForm: true }).then(onClose, (error: Error) =>
      setErrors(serverErrors(error, { names: [] })),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size={size}
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={isPending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={id} className={styles.form} errors={errors} onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  )
}
